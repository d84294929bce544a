import type { Interference } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { beginFault } from './runFailedCall.ts';
import type { Subject } from './Subject.ts';

const DAY_MS = 86_400_000;
const SETTLE_LIMIT_MS = 3000;
const TIMEOUT_MS = 10_000;

/** Whether nothing but the time of a call ends it, by the fault that is brought about. */
const runsOutOfTime = (modifier: string): boolean => /^(?:pending|late|drip)$/.test(modifier);

type Run = (user: FaultUser, subject: Subject, what: Interference) => Promise<string[]>;

/**
 * The server has the request. One that the page has only begun may be given up before it is sent, and
 * then the next one is the first that the server knows.
 */
const requested = (user: FaultUser, { path }: Subject, count: number): Promise<void> =>
  user.until(`request ${count}`, async () => (await user.world.requestsTo(path)) >= count);

const compared = (requests: number, wanted: number): string[] =>
  requests === wanted ? [] : [`${requests} requests, not ${wanted}`];

const counted = (user: FaultUser, subject: Subject, wanted: number, before = 0): string[] =>
  compared(user.requestsTo(subject.path) - before, wanted);

/** An answer is held back until the next scenario begins. */
async function underWay(
  user: FaultUser,
  subject: Subject,
  modifier = 'late',
  variant = 0,
): Promise<number> {
  await subject.fill(user, 0);
  await beginFault(user, subject, modifier);
  const before = user.requestsTo(subject.path);
  await subject.press(user, variant);
  return before;
}

const twice: Run = async (user, subject, { requests }) => {
  const before = await underWay(user, subject);
  const control = subject.control(user);
  await control.evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
  await user.page.keyboard.press('Enter');
  await requested(user, subject, before + 1);
  await user.world.begin('default');
  await subject.done(user);
  return counted(user, subject, requests, before);
};

const overtaken: Run = async (user, subject, { requests }) => {
  const before = await underWay(user, subject, 'overtaken:60000', 1);
  await requested(user, subject, before + 1);
  await subject.change?.(user);
  await subject.done(user);
  await user.heard();
  await user.world.begin('default'); // lets the first answer go, last
  await user.pass(1000);
  await subject.done(user);
  const heard = await user.heard();
  return [
    ...counted(user, subject, requests, before),
    ...heard.map((text) => `the late answer is heard: ${text}`),
  ];
};

const left: Run = async (user, subject, { requests, says }) => {
  const before = await underWay(user, subject);
  await requested(user, subject, before + 1);
  const there = await subject.leave(user);
  await there.waitFor();
  if (says !== undefined) await user.until(says, async () => (await user.heard()).includes(says));
  await user.heard();
  await user.world.begin('default');
  await user.pass(1000);
  const stays = await there.isVisible();
  const heard = await user.heard();
  // The browser does not always tell of what a page asks as it comes from another site; the server does.
  const told = user.requestsTo(subject.path) - before;
  const made = told === 0 ? await user.world.requestsTo(subject.path) : told;
  return [
    ...compared(made, requests),
    ...heard.map((text) => `the late answer is heard: ${text}`),
    ...(stays ? [] : ['the late answer moves the page']),
  ];
};

/** Seconds that the countdown shows; null where none runs. */
async function countdown({ page }: FaultUser): Promise<number | null> {
  const shown = page.locator('button [data-message="sign_up_resend_countdown"]');
  if ((await shown.count()) === 0) return null;
  return Number(/\d+/.exec(await shown.innerText())?.[0]);
}

const clockMoves: Run = async (user, subject, what) => {
  const { page } = user;
  const [modifier = 'late'] = what.modifiers;
  const start = await page.evaluate(() => Date.now());
  const before = await underWay(user, subject, modifier);
  await requested(user, subject, before + 1);
  await page.clock.setSystemTime(start + DAY_MS);
  if (modifier === 'clock.day') {
    // The server's clock went with it: what it gave out has expired.
    await user.until('the news that it has expired', async () => (await user.heard()).length > 0);
    const stays = await user.step(subject.step).count();
    return [
      ...counted(user, subject, what.requests, before),
      ...(stays === 1 ? [] : ['the step is left']),
    ];
  }
  await user.world.begin('default');
  await subject.done(user);
  const forth = await countdown(user);
  await page.clock.setSystemTime(start);
  await user.pass(1000);
  const backAgain = await countdown(user);
  return [
    ...counted(user, subject, what.requests, before),
    ...[forth, backAgain]
      .filter((seconds) => seconds === null || seconds < 1 || seconds > 60)
      .map((seconds) => `the countdown is at ${seconds}`),
  ];
};

const unnoticed: Run = async (user, subject, { modifiers, requests, says }) => {
  const { page } = user;
  const promised = says ?? '';
  const violations: string[] = [];
  for (const modifier of modifiers) {
    await user.forgetEnded();
    const before = await underWay(user, subject, modifier);
    await requested(user, subject, before + 1);
    if (runsOutOfTime(modifier)) await user.pass(TIMEOUT_MS);
    await subject.done(user);
    await user.until('an end of the tries', async () =>
      page.evaluate(([path, wanted]) => globalThis.porticoDetectors.endsOf(path).length >= wanted, [
        subject.path,
        requests,
      ] as const),
    );
    violations.push(...counted(user, subject, requests, before));
    const heard = (await user.heard()).join('\n');
    if (heard !== promised) violations.push(`read out: ${heard}, not “${promised}”`);
  }
  const before = user.requestsTo(subject.path);
  await underWay(user, subject, 'default');
  await subject.done(user);
  await requested(user, subject, before + 1); // the failure was not kept
  return violations;
};

const unnoticedReports: Run = async (user, subject, { modifiers, requests }) => {
  const [modifier = ''] = modifiers;
  const before = await underWay(user, subject, modifier);
  if (runsOutOfTime(modifier)) {
    await requested(user, subject, before + 1);
    await user.pass(SETTLE_LIMIT_MS);
  }
  await subject.done(user);
  return counted(user, subject, requests, before);
};

const runs: Readonly<Record<Interference['kind'], Run>> = {
  'activated twice': twice,
  overtaken,
  left,
  'clock moves': clockMoves,
  unnoticed,
  'unnoticed reports': unnoticedReports,
};

/** What the user or the clock does about a call, and what must not come of it. */
export const runInterference: Run = (user, subject, what) => runs[what.kind](user, subject, what);
