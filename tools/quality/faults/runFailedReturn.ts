import { routeTable } from '../../../src/app/routes/routeTable.ts';
import type { FailedReturn } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { beginFault, waitOut } from './runFailedCall.ts';
import type { Subject } from './Subject.ts';

const FAILED = '[data-callback-failure="login_failed_title_TT4B_conflict_remind"]';
/** What came back is of no use a second time. */
const USED = 'oauth_unverified_title';

/** One return under the fault, up to its end. */
async function returnOnce(
  user: FaultUser,
  subject: Subject,
  { requests: wanted, timesOut }: FailedReturn,
): Promise<string[]> {
  const { page } = user;
  const { query = '', used = USED } = subject;
  const violations: string[] = [];
  const before = user.requestsTo(subject.path);
  await subject.press(user, 0);
  if (timesOut) violations.push(...(await waitOut(user, subject, before)));
  await page.locator(`${FAILED} h1:focus`).waitFor();
  const way = `${routeTable.Login.path}${query}`;
  const link = page.locator(`${FAILED} a`);
  // A link has its page's query once the router has rendered the address that it changed.
  await user.until(`the way on is ${way}`, async () => (await link.getAttribute('href')) === way);
  const heard = await user.heard();
  violations.push(...heard.map((text) => `read out, besides the heading: ${text}`));
  const { search } = new URL(page.url());
  if (search !== query) violations.push(`${search} stays in the address`);

  await page.reload();
  await page.locator(`[data-callback-failure="${used}"]`).waitFor();
  const requests = user.requestsTo(subject.path) - before;
  if (requests !== wanted) violations.push(`${requests} requests, not ${wanted}`);
  return violations;
}

/** A return from a provider that ends badly, by each of its modifiers, and a sign-in after it. */
export async function runFailedReturn(
  user: FaultUser,
  subject: Subject,
  what: FailedReturn,
): Promise<string[]> {
  const violations: string[] = [];
  for (const modifier of what.modifiers) {
    await subject.fill(user, 0);
    await beginFault(user, subject, modifier);
    for (const one of await returnOnce(user, subject, what)) violations.push(`${modifier}: ${one}`);
  }
  await user.world.begin('default');
  if (what.isLoggedIn) {
    await user.until('a session', async () => (await user.world.memory()).session !== null);
    await user.page.goto(routeTable.Login.path);
  } else {
    await subject.fill(user, 0);
    await subject.press(user, 0);
  }
  await subject.done(user);
  return violations;
}
