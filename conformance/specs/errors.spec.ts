import type { Locator, Page } from '@playwright/test';
import { errors, type ErrorExpectation, type Message } from '../expectations/errors.ts';
import { toasts } from '../expectations/messages.ts';
import { expect, shows, test } from '../fixtures/test.ts';
import type { SignUp } from '../pages/SignUp.ts';
import { answerWith, errorAnswer, routeOf } from '../support/inject.ts';
import { seller } from '../support/people.ts';
import { read } from '../support/read.ts';
import type { World } from '../support/World.ts';

interface Visit {
  readonly page: Page;
  readonly signUp: SignUp;
  readonly error: ErrorExpectation;
  /** What the server says of it; null tests the fallback. */
  readonly description: string | null;
}

/** The cases of a call that the specification settles. */
function settledCases(call: ErrorExpectation['call']): ErrorExpectation[] {
  return errors.filter((error) => error.call === call && error.surface.kind !== 'unspecified');
}

function keyOf(message: Message, description: string | null): string {
  if ('key' in message) return message.key;
  if ('none' in message) throw new Error('An error without a message has no key.');
  return description === null ? message.fallback : 'server_text';
}

async function judgeToast({ signUp, error, description }: Visit): Promise<void> {
  const key = keyOf(read(error.message), description);
  const text = key === 'server_text' ? (description ?? '') : '';
  await expect(signUp.toast(key).filter({ hasText: text })).toBeVisible();
}

/** Lets the call fail, presses what starts it, and waits until the answer is in. */
async function provoke(visit: Visit, start: () => Promise<void>): Promise<void> {
  const { page, error, description } = visit;
  const called = routeOf(error.call);
  await page.unroute(called);
  await answerWith(page, error.call, errorAnswer(error, description));
  const answered = page.waitForResponse((response) => called.test(response.url()));
  await start();
  await answered;
}

/** The error is on its surface, and the page can be used again. */
async function judge(visit: Visit, starter: Locator): Promise<void> {
  const { signUp, error, description } = visit;
  switch (read(error.surface)) {
    case 'toast':
      return judgeToast(visit);
    case 'account-exists dialog':
      await expect(signUp.accountExists.message(keyOf(read(error.message), null))).toBeVisible();
      await signUp.accountExists.cancelButton.click();
      return expect(signUp.accountExists.root).toHaveCount(0);
    case 'market dialog':
      await expect(signUp.market.message(keyOf(read(error.message), null))).toBeVisible();
      await signUp.market.cancelButton.click();
      return expect(signUp.market.root).toHaveCount(0);
    case 'code field':
      await expect(signUp.verification.codeField).toShowFieldError(
        keyOf(read(error.message), description),
      );
      return expect(signUp.verification.section).toContainText(description ?? '');
    case 'nothing':
      await expect(starter).toBeEnabled();
      await expect(starter).toBeFocused();
      await expect(signUp.toast('server_text')).toHaveCount(0);
      return expect(signUp.toast(read(toasts.network))).toHaveCount(0);
  }
}

async function judgeReport(world: World, { error }: Visit): Promise<void> {
  if (!error.reportedCode) return;
  const codes = async (): Promise<unknown[]> => (await world.events()).map(({ code }) => code);
  await expect.poll(codes).toContain(read(error.reportedCode));
}

/** Each error with a text of its own; `internal error` once more without, for the fallback. */
function visits(page: Page, signUp: SignUp, call: ErrorExpectation['call']): Visit[] {
  return settledCases(call).flatMap((error) => {
    const described = { page, signUp, error, description: `Answer ${error.code} to ${call}` };
    return error.code === 0 ? [described, { ...described, description: null }] : [described];
  });
}

function titleOf({ error, description }: Visit): string {
  return `${error.code} at ${error.call}, ${description === null ? 'without' : 'with'} a text`;
}

/** What shows nothing is judged first, while no toast is about. */
function quietFirst(all: Visit[]): Visit[] {
  const quiet = (visit: Visit): boolean => read(visit.error.surface) === 'nothing';
  return [...all.filter(quiet), ...all.filter((visit) => !quiet(visit))];
}

for (const call of ['send', 'region'] as const) {
  test(`an error at ${call} shows on its surface and Continue may be pressed again`, async ({
    page,
    signUp,
    wire,
    world,
  }) => {
    await signUp.open();
    await signUp.account.contact.fill(seller.email);
    for (const visit of quietFirst(visits(page, signUp, call))) {
      await shows(visit.error.requirements, titleOf(visit), async () => {
        const before = wire.counts().send;
        const { continueButton } = signUp.account;
        await provoke(visit, () => continueButton.click());
        await judge(visit, continueButton);
        await judgeReport(world, visit);
        await expect(signUp).toBeAtStep('account');
        await expect(signUp.account.continueButton).toBeEnabled();
        expect(wire.counts().send).toBe(call === 'send' ? before + 1 : 0);
      });
    }
  });
}

test('an error at check shows on the code field', async ({ page, signUp, arrive, wire }) => {
  await arrive.atVerification();
  let code = 100_000;
  for (const visit of visits(page, signUp, 'check')) {
    await shows(visit.error.requirements, titleOf(visit), async () => {
      await signUp.verification.clearCode();
      code += 7;
      await provoke(visit, () => signUp.verification.typeCode(String(code)));
      expect(wire.of('check').at(-1)?.body).toMatchObject({ code: String(code) });
      await judge(visit, signUp.verification.continueButton);
      await expect(signUp).toBeAtStep('verification');
    });
  }
});

test('an error at register shows on its surface and the step stays', async ({
  page,
  signUp,
  arrive,
  wire,
}) => {
  await arrive.atPassword();
  await signUp.password.fill(seller.password);
  await signUp.password.agree();
  for (const visit of quietFirst(visits(page, signUp, 'register'))) {
    await shows(visit.error.requirements, titleOf(visit), async () => {
      const before = wire.counts().register;
      const { submitButton } = signUp.password;
      await provoke(visit, () => submitButton.click());
      await judge(visit, submitButton);
      await expect(signUp).toBeAtStep('password');
      await expect(signUp.password.submitButton).toBeEnabled();
      await expect(signUp.password.password).toHaveValue(seller.password);
      expect(wire.counts().register).toBe(before + 1);
    });
  }
});
