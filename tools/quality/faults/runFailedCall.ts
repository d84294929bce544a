import type { Locator } from '@playwright/test';
import type { FailedCall, Notice } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { NO_SPINNER_MS } from './spinners.ts';
import type { Subject } from './Subject.ts';

/** Milliseconds within which a control is free again once its call has ended. */
const FREE_WITHIN_MS = 1000;
/** A call's ten seconds, in two parts: still waiting after the first, over after the second. */
const STILL_WAITING_MS = 8000;
const OVER_MS = 2500;
/** What the 429 of the fault cases asks to wait. */
const PAUSE_MS = 30_000;
/** The end of a countdown, which comes in any try: the page's clock runs on from one to the next. */
const RESEND_READY = 'sign_up_resend_ready';
const WRONG_CODE = 'selleronboard_CB_signup_verification_code_error_toast';

/** A modifier falls on every call of the subject; a state of the server is a scenario by itself. */
const scenarioOf = (modifier: string, calls: readonly string[]): string =>
  modifier === 'default' || modifier === 'clock.day'
    ? modifier
    : calls.map((call) => `${modifier}@${call}`).join('+');

/** Begins the fault at the backend. */
export const beginFault = (user: FaultUser, { calls }: Subject, modifier: string): Promise<void> =>
  user.world.begin(scenarioOf(modifier, calls));

const formOf = ({ form, step }: Subject): string => form ?? `[data-step="${step}"]`;

const values = ({ page }: FaultUser, subject: Subject): Promise<string[]> =>
  page
    .locator(`${formOf(subject)} input:not([hidden])`)
    .evaluateAll((inputs) =>
      inputs.map((input) =>
        input instanceof HTMLInputElement
          ? `${input.type === 'checkbox' ? input.checked : input.value}`
          : '',
      ),
    );

function locateNotice({ page }: FaultUser, subject: Subject, { where, text }: Notice): Locator {
  const place = page.locator(
    where === 'toast' ? '[data-toasts] output' : `${formOf(subject)} fieldset`,
  );
  return place.locator(`[data-message="${text}"]`).or(place.getByText(text, { exact: true }));
}

/** Lets a call run out of time, once it is under way. */
export async function waitOut(
  user: FaultUser,
  subject: Subject,
  before: number,
): Promise<string[]> {
  await user.until('the request', () => user.requestsTo(subject.path) > before);
  await user.pass(STILL_WAITING_MS);
  const turning = await user.turning('[data-loading], [data-waiting]', subject.form);
  await user.pass(OVER_MS);
  return turning === 1 ? [] : [`${turning} spinners turn after 8 s, not one`];
}

/** Milliseconds of the page's clock from the end of the call to its free control; null where there was no call. */
const freedAfter = ({ page }: FaultUser, path: string): Promise<number | null> =>
  page.evaluate((wanted) => {
    const end = globalThis.porticoDetectors.endsOf(wanted).at(-1);
    const free = globalThis.porticoFaults.freed.at(-1);
    return end === undefined || free === undefined ? null : free - end;
  }, path);

/** One try under the fault. */
async function tryOnce(
  user: FaultUser,
  subject: Subject,
  what: FailedCall,
  press: () => Promise<void>,
  held: readonly string[],
): Promise<string[]> {
  const { page } = user;
  const { notice, next } = what;
  const violations: string[] = [];
  await user.heard();
  await user.forgetEnded();
  const before = user.requestsTo(subject.path);
  await press();
  if (what.timesOut) violations.push(...(await waitOut(user, subject, before)));
  await locateNotice(user, subject, notice).waitFor();

  const control = subject.control(user);
  await user.until(
    'a control that no longer loads',
    async () => (await control.getAttribute('data-loading')) === null,
  );
  const took = await freedAfter(user, subject.path);
  if (took !== null && took > FREE_WITHIN_MS)
    violations.push(`the control is free only ${Math.round(took)} ms after the call's end`);
  const disabled = (await control.getAttribute('aria-disabled')) !== null;
  if (disabled !== (next === 'waits'))
    violations.push(disabled ? 'the control stays unavailable' : 'the control does not wait');
  if (notice.where === 'code field') {
    const focused = await page.evaluate(() =>
      [...document.querySelectorAll('[data-message="sign_up_code_box"]')].indexOf(
        document.activeElement ?? document.body,
      ),
    );
    if (focused !== 0) violations.push(`the focus is not in the first box but at ${focused}`);
  }

  await user.pass(NO_SPINNER_MS);
  const turning = await user.turning('[data-loading], [data-state="checking"]', subject.form);
  if (turning > 0) violations.push(`${turning} spinners are left after 10.5 s`);
  const requests = user.requestsTo(subject.path) - before;
  if (requests !== what.requests) violations.push(`${requests} requests, not ${what.requests}`);
  const heard = (await user.heard()).filter((text) => text !== RESEND_READY);
  if (heard.join('\n') !== notice.text)
    violations.push(`read out: ${JSON.stringify(heard)}, not “${notice.text}”`);
  if ((await user.step(subject.step).count()) !== 1)
    return [...violations, `the step is not ${subject.step} any more`];
  const left = await values(user, subject);
  if (what.keeps && JSON.stringify(left) !== JSON.stringify(held))
    violations.push(`${JSON.stringify(left)} is left of ${JSON.stringify(held)}`);
  return violations;
}

/** The next try, with the fault gone. */
async function tryNext(
  user: FaultUser,
  subject: Subject,
  { next, modifiers }: FailedCall,
): Promise<string[]> {
  const { page } = user;
  const before = user.requestsTo(subject.path);
  const control = subject.control(user);
  await user.offline(false);
  await user.world.begin('default');
  if (next === 'waits') {
    await control.dispatchEvent('click');
    await user.pass(PAUSE_MS);
    await user.until(
      'the end of the pause',
      async () => (await control.getAttribute('aria-disabled')) === null,
    );
  }
  const itself = user.requestsTo(subject.path) - before;
  if (itself > 0) return [`${itself} requests by themselves`];
  if (next === 'is sent again') {
    await subject.fill(user, modifiers.length);
    await subject.press(user, modifiers.length);
    await locateNotice(user, subject, { where: 'code field', text: WRONG_CODE }).waitFor();
    const sent = user.requestsTo(subject.path) - before;
    return sent === 1 ? [] : ['a code that no answer refused for good is not sent again'];
  }
  await control.click();
  if (next === 'maybe created')
    await page.locator('dialog[open] [data-message="account_maybe_created"]').waitFor();
  else if (next === 'begins anew') await user.step('reset-account').locator('form').waitFor();
  else await subject.done(user);
  return [];
}

/** A call that ends badly, by each of its modifiers, and the try after it. */
export async function runFailedCall(
  user: FaultUser,
  subject: Subject,
  what: FailedCall,
): Promise<string[]> {
  const violations: string[] = [];
  const wrong = what.keeps ? 0 : 1;
  for (const [index, modifier] of what.modifiers.entries()) {
    const typed = wrong * (index + 1);
    const again = index > 0 && what.keeps;
    if (!again) await subject.fill(user, typed);
    const held = (await subject.held?.(user)) ?? (await values(user, subject));
    if (modifier === 'offline') await user.offline(true);
    else await beginFault(user, subject, modifier);
    const press = () => (again ? subject.control(user).click() : subject.press(user, typed));
    for (const one of await tryOnce(user, subject, what, press, held))
      violations.push(`${modifier}: ${one}`);
  }
  for (const one of await tryNext(user, subject, what)) violations.push(`then: ${one}`);
  return violations;
}
