import type { Interference } from './Cell.ts';
import { beginFault } from './runFailedCall.ts';
import type { Subject } from './subjects.ts';
import type { Visitor } from './Visitor.ts';

const DAY_MS = 86_400_000;
const SETTLE_LIMIT_MS = 3000;
const TIMEOUT_MS = 10_000;

type Play = (visitor: Visitor, subject: Subject, what: Interference) => Promise<string[]>;

const requested = (visitor: Visitor, { path }: Subject, count: number): Promise<void> =>
  visitor.until(`request ${count}`, async () => visitor.requestsTo(path) >= count);

function counted(visitor: Visitor, subject: Subject, wanted: number, before = 0): string[] {
  const requests = visitor.requestsTo(subject.path) - before;
  return requests === wanted ? [] : [`${requests} requests, not ${wanted}`];
}

/** An answer is held back until the next scenario begins. */
async function underWay(
  visitor: Visitor,
  subject: Subject,
  way = 'late',
  variant = 0,
): Promise<number> {
  await subject.fill(visitor, 0);
  await beginFault(visitor, subject, way);
  const before = visitor.requestsTo(subject.path);
  await subject.press(visitor, variant);
  return before;
}

const twice: Play = async (visitor, subject, { requests }) => {
  const before = await underWay(visitor, subject);
  const control = subject.control(visitor);
  await control.evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
  await visitor.page.keyboard.press('Enter');
  await requested(visitor, subject, before + 1);
  await visitor.begin('default');
  await subject.done(visitor);
  return counted(visitor, subject, requests, before);
};

const overtaken: Play = async (visitor, subject, { requests }) => {
  const before = await underWay(visitor, subject, 'overtaken:60000', 1);
  await requested(visitor, subject, before + 1);
  await subject.change?.(visitor);
  await subject.done(visitor);
  await visitor.heard();
  await visitor.begin('default'); // lets the first answer go, last
  await visitor.page.clock.fastForward(1000);
  await subject.done(visitor);
  const heard = await visitor.heard();
  return [
    ...counted(visitor, subject, requests, before),
    ...heard.map((text) => `the late answer is heard: ${text}`),
  ];
};

const left: Play = async (visitor, subject, { requests }) => {
  const { page } = visitor;
  const before = await underWay(visitor, subject);
  await requested(visitor, subject, before + 1);
  const there = await subject.leave(visitor);
  await there.waitFor();
  await visitor.heard();
  await visitor.begin('default');
  await page.clock.fastForward(1000);
  const stays = await there.isVisible();
  const heard = await visitor.heard();
  const account = page.locator('[name="phone_email"]');
  const gone = (await account.count()) === 1 && (await account.inputValue()) === '';
  return [
    ...counted(visitor, subject, requests, before),
    ...heard.map((text) => `the late answer is heard: ${text}`),
    ...(stays ? [] : ['the late answer moves the page']),
    ...(gone ? ['the account is gone after Back'] : []),
  ];
};

/** Seconds that the countdown shows; null where none runs. */
async function countdown({ page }: Visitor): Promise<number | null> {
  const shown = page.locator('button [data-message="sign_up_resend_countdown"]');
  if ((await shown.count()) === 0) return null;
  return Number(/\d+/.exec(await shown.innerText())?.[0]);
}

const clockMoves: Play = async (visitor, subject, what) => {
  const { page } = visitor;
  const [way = 'late'] = what.ways;
  const start = await page.evaluate(() => Date.now());
  const before = await underWay(visitor, subject, way);
  await requested(visitor, subject, before + 1);
  await page.clock.setSystemTime(start + DAY_MS);
  if (way === 'clock.day') {
    // The server's clock went with it: what it gave out has expired, and it says so.
    await visitor.until(
      'the news that it has expired',
      async () => (await visitor.heard()).length > 0,
    );
    const stays = await visitor.step(subject.step).count();
    return [
      ...counted(visitor, subject, what.requests, before),
      ...(stays === 1 ? [] : ['the step is left']),
    ];
  }
  await visitor.begin('default');
  await subject.done(visitor);
  const forth = await countdown(visitor);
  await page.clock.setSystemTime(start);
  await page.clock.fastForward(1000);
  const backAgain = await countdown(visitor);
  return [
    ...counted(visitor, subject, what.requests, before),
    ...[forth, backAgain]
      .filter((seconds) => seconds === null || seconds < 1 || seconds > 60)
      .map((seconds) => `the countdown is at ${seconds}`),
  ];
};

const unheard: Play = async (visitor, subject, { ways, requests }) => {
  const { page } = visitor;
  const faults: string[] = [];
  for (const way of ways) {
    const before = await underWay(visitor, subject, way);
    await requested(visitor, subject, before + 1);
    if (way === 'pending' || way === 'late') await page.clock.fastForward(TIMEOUT_MS);
    await subject.done(visitor);
    await visitor.until('an end of the tries', async () =>
      page.evaluate(
        ([path, wanted]) =>
          window.faults.ended.filter((call) => call.path === path).length >= wanted,
        [subject.path, requests] as const,
      ),
    );
    faults.push(...counted(visitor, subject, requests, before));
    faults.push(...(await visitor.heard()).map((text) => `read out: ${text}`));
  }
  const before = visitor.requestsTo(subject.path);
  await underWay(visitor, subject, 'default');
  await subject.done(visitor);
  await requested(visitor, subject, before + 1); // the failure was not kept
  return faults;
};

const unheardReports: Play = async (visitor, subject, { ways, requests }) => {
  const { page } = visitor;
  const [way = ''] = ways;
  const before = await underWay(visitor, subject, way);
  if (way === 'pending' || way === 'late') {
    await requested(visitor, subject, before + 1);
    await page.clock.fastForward(SETTLE_LIMIT_MS);
  }
  await subject.done(visitor);
  return counted(visitor, subject, requests, before);
};

const plays: Readonly<Record<Interference['kind'], Play>> = {
  'activated twice': twice,
  overtaken,
  left,
  'clock moves': clockMoves,
  unheard,
  'unheard reports': unheardReports,
};

/** What the person or the clock does about a call, and what must not come of it. */
export const runInterference: Play = (visitor, subject, what) =>
  plays[what.kind](visitor, subject, what);
