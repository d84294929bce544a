import type { Locator } from 'playwright-core';
import type { FailedCall, Told } from './Cell.ts';
import type { Subject } from './subjects.ts';
import type { Visitor } from './Visitor.ts';

/** Milliseconds within which a control is free again once its call has ended. */
const FREE_WITHIN_MS = 1000;
/** A call's ten seconds, in two parts: still waiting after the first, over after the second. */
const STILL_WAITING_MS = 8000;
const OVER_MS = 2500;
/** Nothing may turn any more then. */
const NO_SPINNER_MS = 10_500;
/** What the cells' 429 asks to wait. */
const PAUSE_MS = 30_000;
const WRONG_CODE = 'selleronboard_CB_signup_verification_code_error_toast';

/** A modifier falls on every call of the subject; a state of the server is a scenario by itself. */
const scenarioOf = (way: string, calls: readonly string[]): string =>
  way === 'default' || way === 'clock.day' ? way : calls.map((call) => `${way}@${call}`).join('+');

/** Puts the fault on; a fault of the browser's own network is no scenario. */
export async function beginFault(visitor: Visitor, subject: Subject, way: string): Promise<void> {
  await visitor.begin(scenarioOf(way, subject.calls));
}

const values = ({ page }: Visitor, step: string): Promise<string[]> =>
  page
    .locator(`[data-step="${step}"] input:not([hidden])`)
    .evaluateAll((inputs) =>
      inputs.map((input) =>
        input instanceof HTMLInputElement
          ? `${input.type === 'checkbox' ? input.checked : input.value}`
          : '',
      ),
    );

function noticeOf({ page }: Visitor, told: Exclude<Told, { where: 'nowhere' }>): Locator {
  const place = page.locator(
    told.where === 'toast' ? '[data-toasts] output' : '[data-step] fieldset',
  );
  return place
    .locator(`[data-message="${told.text}"]`)
    .or(place.getByText(told.text, { exact: true }));
}

async function waitOut(visitor: Visitor, subject: Subject, before: number): Promise<string[]> {
  const { page } = visitor;
  await visitor.until('the request', async () => visitor.requestsTo(subject.path) > before);
  await page.clock.fastForward(STILL_WAITING_MS);
  const turning = await page.locator('[data-loading]').count();
  await page.clock.fastForward(OVER_MS);
  return turning === 1 ? [] : [`${turning} controls say after 8 s that they wait`];
}

/** Milliseconds of the page's clock from the end of the call to its free control; null where there was no call. */
const freedAfter = ({ page }: Visitor, path: string): Promise<number | null> =>
  page.evaluate((wanted) => {
    const end = window.faults.ended.findLast((call) => call.path === wanted)?.at;
    const free = window.faults.freed.at(-1);
    return end === undefined || free === undefined ? null : free - end;
  }, path);

/** One try under the fault. */
async function tryOnce(
  visitor: Visitor,
  subject: Subject,
  what: FailedCall,
  press: () => Promise<void>,
  held: readonly string[],
): Promise<string[]> {
  const { page } = visitor;
  const { told, next } = what;
  const faults: string[] = [];
  await visitor.heard();
  const before = visitor.requestsTo(subject.path);
  await press();
  if (what.timesOut) faults.push(...(await waitOut(visitor, subject, before)));
  if (told.where !== 'nowhere') await noticeOf(visitor, told).waitFor();

  const control = subject.control(visitor);
  await visitor.until(
    'a control that no longer loads',
    async () => (await control.getAttribute('data-loading')) === null,
  );
  const took = await freedAfter(visitor, subject.path);
  if (took !== null && took > FREE_WITHIN_MS)
    faults.push(`the control is free only ${Math.round(took)} ms after the call's end`);
  const disabled = (await control.getAttribute('aria-disabled')) !== null;
  if (disabled !== (next === 'waits'))
    faults.push(disabled ? 'the control stays unavailable' : 'the control does not wait');
  if (told.where === 'code field') {
    const focused = await page.evaluate(() =>
      [...document.querySelectorAll('[data-message="sign_up_code_box"]')].indexOf(
        document.activeElement ?? document.body,
      ),
    );
    if (focused !== 0) faults.push(`the focus is not in the first box but at ${focused}`);
  }

  await page.clock.fastForward(NO_SPINNER_MS);
  const turning = await page.locator('[data-loading], [data-state="checking"]').count();
  if (turning > 0) faults.push(`${turning} spinners are left after 10.5 s`);
  const requests = visitor.requestsTo(subject.path) - before;
  if (requests !== what.requests) faults.push(`${requests} requests, not ${what.requests}`);
  const heard = await visitor.heard();
  const wanted = told.where === 'nowhere' ? [] : [told.text];
  if (JSON.stringify(heard) !== JSON.stringify(wanted))
    faults.push(`read out: ${JSON.stringify(heard)}, not ${JSON.stringify(wanted)}`);
  if ((await visitor.step(subject.step).count()) !== 1)
    return [...faults, `the step is not ${subject.step} any more`];
  const left = await values(visitor, subject.step);
  if (what.keeps && JSON.stringify(left) !== JSON.stringify(held))
    faults.push(`${JSON.stringify(left)} is left of ${JSON.stringify(held)}`);
  return faults;
}

/** The next try, with the fault gone. */
async function tryNext(
  visitor: Visitor,
  subject: Subject,
  { next, ways }: FailedCall,
): Promise<string[]> {
  const { page } = visitor;
  const before = visitor.requestsTo(subject.path);
  const control = subject.control(visitor);
  await visitor.offline(false);
  await visitor.begin('default');
  if (next === 'waits') {
    await control.dispatchEvent('click');
    await page.clock.fastForward(PAUSE_MS);
    await visitor.until(
      'the end of the pause',
      async () => (await control.getAttribute('aria-disabled')) === null,
    );
  }
  const itself = visitor.requestsTo(subject.path) - before;
  if (itself > 0) return [`${itself} requests by themselves`];
  if (next === 'is refused unsent') {
    await subject.fill(visitor, ways.length);
    await subject.press(visitor, ways.length);
    await noticeOf(visitor, { where: 'code field', text: WRONG_CODE }).waitFor();
    const sent = visitor.requestsTo(subject.path) - before;
    return sent === 0 ? [] : ['a code that was refused is sent again unchanged'];
  }
  await control.click();
  if (next === 'maybe created')
    await page.getByRole('dialog').locator('[data-message="account_maybe_created"]').waitFor();
  else await subject.done(visitor);
  return [];
}

/** A call that ends badly, in each of its ways, and the try after it. */
export async function runFailedCall(
  visitor: Visitor,
  subject: Subject,
  what: FailedCall,
): Promise<string[]> {
  const faults: string[] = [];
  const wrong = what.keeps ? 0 : 1;
  for (const [index, way] of what.ways.entries()) {
    const typed = wrong * (index + 1);
    const again = index > 0 && what.keeps;
    if (!again) await subject.fill(visitor, typed);
    const held = (await subject.held?.(visitor)) ?? (await values(visitor, subject.step));
    if (way === 'offline') await visitor.offline(true);
    else await beginFault(visitor, subject, way);
    const press = () => (again ? subject.control(visitor).click() : subject.press(visitor, typed));
    for (const fault of await tryOnce(visitor, subject, what, press, held))
      faults.push(`${way}: ${fault}`);
  }
  for (const fault of await tryNext(visitor, subject, what)) faults.push(`then: ${fault}`);
  return faults;
}
