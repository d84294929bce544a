import { expect, test } from '../fixtures/test.ts';
import { RELEASE } from '../releaseTag.ts';
import type { SubjectName } from './FaultCase.ts';
import { faultCases } from './faultCases.ts';
import { FaultUser, judgedByUser } from './FaultUser.ts';
import type { Subject } from './Subject.ts';
import { subjects } from './subjects.ts';

test.use(judgedByUser);

/** How many bursts of presses each control gets. */
const BURSTS = 100;

/** By whose control a seller sends something: each is activated twice in the matrix, too. */
const sending = faultCases
  .filter(({ what }) => what.kind === 'activated twice')
  .map(({ subject }) => subject);

/** Nothing is repeated by itself after an answer of the service, and what was typed stays after none. */
const answerOf = (name: SubjectName) =>
  name === 'region' ? { status: 400, body: '{"code":5}' } : { status: 502, body: '' };

/** Presses the control many times at once, by a script, the pointer and the keyboard. */
async function burst(user: FaultUser, subject: Subject): Promise<void> {
  const control = subject.control(user);
  await control.evaluate((button) => {
    for (let press = 0; press < 5; press += 1) if (button instanceof HTMLElement) button.click();
  });
  await control.click({ force: true });
  await user.page.keyboard.press('Enter');
  await user.page.keyboard.press('Enter');
}

for (const name of sending)
  test(
    `${name}: each of ${BURSTS} bursts sends one request`,
    { tag: RELEASE },
    async ({ browser, world }) => {
      const subject: Subject = subjects[name];
      const user = await FaultUser.arrive(browser, world, subject.site);
      let answer = Promise.withResolvers<void>();
      await subject.arrive(user);
      await subject.fill(user, 0);
      await user.page.route(
        ({ pathname }) => pathname === subject.path,
        async (route) => {
          await answer.promise;
          await route.fulfill(answerOf(name));
        },
      );
      const control = subject.control(user);
      const before = user.requestsTo(subject.path);
      for (let sent = 1; sent <= BURSTS; sent += 1) {
        answer = Promise.withResolvers();
        if (sent === 1) await subject.press(user, 0);
        await burst(user, subject);
        await user.until('a request', () => user.requestsTo(subject.path) >= before + sent);
        answer.resolve();
        await user.until(
          'a free control',
          async () => (await control.getAttribute('data-loading')) === null,
        );
        expect(user.requestsTo(subject.path) - before).toBe(sent);
      }
      await user.pass(1000);
      expect(user.requestsTo(subject.path) - before).toBe(BURSTS);
      expect(user.problems()).toHaveNoViolations();
      await user.leave();
    },
  );
