import type { Locator } from '@playwright/test';
import { RELEASE } from '../releaseTag.ts';
import { expect, test } from '../fixtures/test.ts';
import type { SubjectName } from './FaultCase.ts';
import { faultCases } from './faultCases.ts';
import { FaultUser, judgedByUser } from './FaultUser.ts';
import type { Subject } from './Subject.ts';
import { subjects } from './subjects.ts';

test.use(judgedByUser);

/** What `Retry-After` holds that names no pause; null where there is none. Source: E-19. */
const unusable = [null, 'soon'] as const;
/** What the page says then, which on a slow machine is less a moment later. Seconds. */
const MINUTE = { least: 45, most: 60 } as const;

/** One of each kind of call, which `npm test` runs. */
const usual: ReadonlySet<SubjectName> = new Set(['region', 'send', 'verify', 'log-in']);
/** Whose button says nothing of the pause, since the notice above it counts. */
const quiet: ReadonlySet<SubjectName> = new Set(['partner start']);

const waiting = faultCases
  .filter(({ fault, what }) => fault === 'F14' && what.kind === 'failed call')
  .map(({ subject }) => subject);

/** The seconds that an element shows. */
async function secondsIn(element: Locator): Promise<number> {
  const seconds = Number(/\d+/.exec(await element.innerText())?.[0]);
  expect(seconds).toBeGreaterThan(MINUTE.least);
  expect(seconds).toBeLessThanOrEqual(MINUTE.most);
  return seconds;
}

for (const name of waiting)
  test(
    `${name}: 429 that names no pause says a minute, and the button waits (E-19, S-209)`,
    { tag: usual.has(name) ? [] : [RELEASE] },
    async ({ browser, world }) => {
      const subject: Subject = subjects[name];
      const user = await FaultUser.arrive(browser, world, subject.site);
      const { page } = user;
      const control = subject.control(user);
      const called = ({ pathname }: URL): boolean => pathname === subject.path;
      await subject.arrive(user);
      await subject.fill(user, 0);

      for (const [index, header] of unusable.entries())
        await test.step(`Retry-After: ${header}`, async () => {
          const before = user.requestsTo(subject.path);
          const headers = header === null ? {} : { 'retry-after': header };
          await page.route(called, (route) => route.fulfill({ status: 429, headers }));
          await (index === 0 ? subject.press(user, 0) : control.click());
          const notice = page.locator(`[data-message="throttled"]:visible`).first();
          await notice.waitFor();
          await expect(control).toHaveAttribute('aria-disabled', 'true');
          const left = await secondsIn(notice);
          if (!quiet.has(name)) await secondsIn(control);
          await user.pass((left - 15) * 1000);
          await expect(control).toHaveAttribute('aria-disabled', 'true');
          await control.dispatchEvent('click');
          await user.pass(16_000);
          await expect(control).not.toHaveAttribute('aria-disabled');
          expect(user.requestsTo(subject.path)).toBe(before + 1);
          await page.unroute(called);
        });

      await test.step('then it goes on', async () => {
        await control.click();
        await subject.done(user);
      });
      expect(user.problems()).toHaveNoViolations();
      await user.leave();
    },
  );
