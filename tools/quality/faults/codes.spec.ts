import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { SubjectName } from './FaultCase.ts';
import { everyNth } from '../releaseTag.ts';
import { FaultUser, judgedByUser } from './FaultUser.ts';
import { boxes } from './formParts.ts';
import type { Subject } from './Subject.ts';
import { subjects } from './subjects.ts';

test.use(judgedByUser);

type Answer = Parameters<Route['fulfill']>[0];

const json = (body: unknown, status = 200): Answer => ({
  ...{ status, contentType: 'application/json' },
  body: JSON.stringify(body),
});
const refusal = (code: number, status?: number): Answer =>
  json({ message: 'error', data: { error_code: code, log_id: 'faults' } }, status);

/** Answers that say nothing about the code. Source: S-211. */
const answers: Readonly<Record<string, Answer>> = {
  'an unknown code': refusal(987_654),
  'a body of HTTP 403': refusal(5, 403),
  'a bare text': json('Ask somebody else.'),
  'a text in an envelope': json({ message: 'error', data: 'Ask somebody else.' }),
};
/** The seller closed the captcha. Source: E-23. */
const closed = json({ message: 'error', data: 'CloseCaptcha' });

/**
 * Every form that sends a code back, and the answers that refuse it there for good; `npm test` runs
 * every other one, so that each flow is there. Source: A§8, S-211.
 */
const forms: readonly (readonly [SubjectName, readonly number[]])[] = [
  ['verify', [1703, 1704]],
  ['reset phone verify', [1203]],
  ['reset verify', [1703, 1704]],
  ['bind mobile', [1203]],
  ['bind email', [1703, 1704]],
  ['info mobile', [1203]],
  ['info email', [1703, 1704]],
  ['partner email commit', [1703, 1704]],
  ['partner commit', [1203]],
  ['single-form commit', [1703, 1704]],
  ['identity verify', [1703, 1704]],
];

const WRONG_CODE = 'selleronboard_CB_signup_verification_code_error_toast';

/** A form whose call is answered as the test wants. */
class CodeForm {
  readonly sent: string[] = [];
  readonly #user: FaultUser;
  readonly #subject: Subject;
  #answer: Answer = {};

  private constructor(user: FaultUser, subject: Subject) {
    this.#user = user;
    this.#subject = subject;
  }

  static async open(user: FaultUser, subject: Subject): Promise<CodeForm> {
    const form = new CodeForm(user, subject);
    await subject.arrive(user);
    await user.page.route(
      ({ pathname }) => pathname === subject.path,
      async (route) => {
        form.sent.push(route.request().postData() ?? '');
        await route.fulfill(form.#answer);
      },
    );
    // A refusal of the partner is a dialog over the form (ERR-020).
    if (subject.form === undefined)
      await user.page.addLocatorHandler(user.page.locator('dialog[open]'), () =>
        user.page.keyboard.press('Escape'),
      );
    return form;
  }

  /** The error of the code. */
  get wrongCode() {
    const { form, step } = this.#subject;
    return this.#user.page
      .locator(form ?? `[data-step="${step}"]`)
      .locator(`[data-message="${WRONG_CODE}"]`);
  }

  /** Types a code where another one or none was, and hands it in. @param variant 0 is right, each other one is wrong */
  async handIn(variant: number): Promise<void> {
    const { page } = this.#user;
    const typed = boxes(this.#user);
    const length = await typed.count();
    if (length > 0) {
      await typed.last().focus();
      for (let box = 0; box < length; box += 1) await page.keyboard.press('Backspace');
    } else await page.locator('[data-step] [autocomplete="one-time-code"]').fill('');
    await this.#subject.fill(this.#user, variant);
    await this.#subject.press(this.#user, variant);
  }

  /** Hands the code in that is still there. */
  handInAgain(): Promise<void> {
    return this.#subject.control(this.#user).click();
  }

  /** Has the backend answer what is handed in, which is one request, and waits for the answer. */
  async answered(answer: Answer, handIn: () => Promise<void>): Promise<void> {
    const before = this.sent.length;
    this.#answer = answer;
    await handIn();
    await this.#user.until('a request', () => this.sent.length > before);
    await this.free();
    expect(this.sent).toHaveLength(before + 1);
  }

  /** Nothing is under way any more. */
  async free(): Promise<void> {
    const control = this.#subject.control(this.#user);
    await this.#user.until(
      'a free control',
      async () => (await control.getAttribute('data-loading')) === null,
    );
  }
}

for (const [index, [name, refusing]] of forms.entries()) {
  const title = `${name}: a code is refused for good by ${refusing.join(' and ')} alone (S-211)`;
  test(title, { tag: everyNth(index, 2) }, async ({ browser, world }) => {
    const subject: Subject = subjects[name];
    const user = await FaultUser.arrive(browser, world, subject.site);
    const form = await CodeForm.open(user, subject);

    await test.step('a closed captcha is no error, and loading ends (E-23)', async () => {
      await form.answered(closed, () => form.handIn(0));
      await expect(subject.control(user)).toBeEnabled();
      await expect(user.page.locator('[data-tone="danger"]')).toHaveCount(0);
      await expect(form.wrongCode).toHaveCount(0);
    });
    await test.step('the code is still there, and is sent again', () =>
      form.answered(refusal(0), () => form.handInAgain()));
    for (const [what, answer] of Object.entries(answers))
      await test.step(`it is sent again, and ${what} comes`, async () => {
        await form.answered(answer, () => form.handIn(0));
        expect(new Set(form.sent)).toHaveProperty('size', 1);
      });
    for (const [variant, code] of refusing.entries())
      await test.step(`after ${code} it is not`, async () => {
        await form.answered(refusal(code), () => form.handIn(variant));
        await expect(form.wrongCode).toBeVisible();
        const sent = form.sent.length;
        await form.handIn(variant);
        await expect(form.wrongCode).toBeVisible();
        await user.pass(1000);
        expect(form.sent).toHaveLength(sent);
      });
    await test.step('another code is sent', () =>
      form.answered(refusal(0), () => form.handIn(refusing.length)));
    expect(user.problems()).toHaveNoViolations();
    await user.leave();
  });
}
