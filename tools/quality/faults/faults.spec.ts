import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/World.ts';
import type { FailedCall, FaultCase } from './FaultCase.ts';
import { faultCases } from './faultCases.ts';
import { FaultUser, judgedByUser } from './FaultUser.ts';
import { runFailedCall } from './runFailedCall.ts';
import { runFailedReturn } from './runFailedReturn.ts';
import { runInterference } from './runInterference.ts';
import { situations } from './situations.ts';
import { everyNth } from '../releaseTag.ts';
import { NO_SPINNER_MS, SPINNERS } from './spinners.ts';
import { subjects } from './subjects.ts';

test.use(judgedByUser);

/** What holds at the end of every test: no spinner, no secret, no error of the page. */
async function checkEnd(user: FaultUser, form?: string): Promise<string[]> {
  const { page } = user;
  const spinners: string[] = [];
  if (!page.url().includes('/settle/')) {
    await user.pass(NO_SPINNER_MS);
    const turning = await user.turning(SPINNERS, form);
    if (turning > 0) spinners.push(`${turning} spinners are left after 10.5 s`);
  }
  return [...spinners, ...(await user.leaks()), ...(await user.unlisted()), ...user.problems()];
}

/**
 * Runs a fault case. Gives what is wrong; nothing when all is as promised.
 *
 * @param patience how long something may take to come, in milliseconds; by default the configuration's
 */
async function runFaultCase(
  browser: Browser,
  world: World,
  { subject: name, what }: FaultCase,
  patience?: number,
): Promise<readonly string[]> {
  if (what.kind === 'not applicable') return [what.because];
  const subject = subjects[name];
  const user = await FaultUser.arrive(browser, world, subject.site);
  if (patience !== undefined) user.page.setDefaultTimeout(patience);
  try {
    await subject.arrive(user);
    const violations =
      what.kind === 'failed call'
        ? await runFailedCall(user, subject, what)
        : what.kind === 'failed return'
          ? await runFailedReturn(user, subject, what)
          : await runInterference(user, subject, what);
    return [...violations, ...(await checkEnd(user, subject.form))];
  } catch (error) {
    return [String(error), ...user.problems()];
  } finally {
    await user.leave();
  }
}

/** Of the sign-up and log-in every third fault runs in `npm test`, of the other flows fewer. */
const share = ({ subject }: FaultCase): number =>
  /reset phone|login check|logout|partner email|identity|ticket/.test(subject)
    ? 27
    : /callback|bind|info|partner|content|referral|preload|lead/.test(subject)
      ? 9
      : 3;

const cases = faultCases.filter(({ what }) => what.kind !== 'not applicable');
for (const [index, faultCase] of cases.entries()) {
  const title = `${faultCase.subject} ${faultCase.fault}`;
  test(title, { tag: everyNth(index, share(faultCase)) }, async ({ browser, world }) => {
    expect(await runFaultCase(browser, world, faultCase)).toHaveNoViolations();
  });
}

for (const [name, run] of Object.entries(situations))
  test(name, async ({ browser, world }) => {
    const user = await FaultUser.arrive(browser, world, 'gb');
    await run(user);
    expect(await checkEnd(user)).toHaveNoViolations();
    await user.leave();
  });

const regionF05 = faultCases.find(({ subject, fault }) => subject === 'region' && fault === 'F05');

/** What the page does not do at a fault, and what must be found then. */
const planted: Readonly<Record<string, readonly [Partial<FailedCall>, RegExp]>> = {
  'a third request': [{ modifiers: ['status:500'], requests: 3 }, /2 requests, not 3/],
  'a cooldown': [{ modifiers: ['status:500'], next: 'waits' }, /does not wait/],
  'a notice of what succeeds': [{ modifiers: ['default'] }, /toast/],
};

for (const [name, [promise, finds]] of Object.entries(planted))
  test(`self-test: ${name}`, async ({ browser, world }) => {
    if (regionF05?.what.kind !== 'failed call') throw new Error('region F05 is no failed call.');
    const what = { ...regionF05.what, ...promise };
    const found = await runFaultCase(browser, world, { ...regionF05, what }, 10_000);
    expect(found.join('; ')).toMatch(finds);
  });
