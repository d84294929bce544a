import { describe, expect, it } from 'vitest';
import { resetByTicket } from './contracts/passport/password.ts';
import { logIn, logOut } from './contracts/passport/session.ts';
import { fastOnboardingStart } from './contracts/product/fastOnboarding.ts';
import type { Answer, Client } from './client.ts';
import { followCommits } from './followCommits.ts';

const request = { email: 'ada.seller@example.com', password: 'Pass-word-1' };

/** A followed client whose calls end when the test says so. */
function held() {
  const ends: ((answer: Answer<never> | Error) => void)[] = [];
  const call: Client = () =>
    new Promise((resolve, reject) => {
      ends.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  return { ...followCommits(call), ends };
}

const good = { ok: true, data: {} as never } as const;
const bad = { ok: false, error: {} as never } as const;

/** Whether a promise has resolved by now. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return settled;
}

describe('the calls that may open a session', () => {
  it('are waited for, and remembered when they succeed', async () => {
    const { call, commits, ends } = held();
    expect(await hasSettled(commits.settled())).toBe(true);
    const answer = call(logIn, request);
    const settled = commits.settled();
    expect(await hasSettled(settled)).toBe(false);
    ends[0]?.(good);
    expect(await answer).toBe(good);
    expect(await hasSettled(settled)).toBe(true);
    expect(commits.done()).toBe(true);
    commits.forget();
    expect(commits.done()).toBe(false);
  });

  it('that are refused or break off are waited for and not remembered', async () => {
    const { call, commits, ends } = held();
    const refused = call(logIn, request);
    const broken = call(logIn, request).catch(() => 'broken');
    ends[0]?.(bad);
    expect(await refused).toBe(bad);
    const settled = commits.settled();
    expect(await hasSettled(settled)).toBe(false);
    ends[1]?.(new Error('broken'));
    expect(await broken).toBe('broken');
    expect(await hasSettled(settled)).toBe(true);
    expect(commits.done()).toBe(false);
  });

  it.each([
    ['the log-out', logOut, {}],
    ['a password reset', resetByTicket, { password: 'Pass-word-1', ticket: 'T-1' }],
    ['the linking of a partner', fastOnboardingStart, {}],
  ] as const)('are not those that open none: %s', async (_what, contract, body) => {
    const { call, commits, ends } = held();
    const answer = (call as (...given: readonly unknown[]) => Promise<unknown>)(contract, body);
    expect(await hasSettled(commits.settled())).toBe(true);
    ends[0]?.(good);
    await answer;
    expect(commits.done()).toBe(false);
  });
});
