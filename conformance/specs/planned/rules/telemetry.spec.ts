import { wrongCode } from '../../../oracle/common/errors.ts';
import { commonFields, events, reports } from '../../../oracle/common/events.ts';
import { limits } from '../../../oracle/common/limits.ts';
import { payloads } from '../../../oracle/common/payloads.ts';
import { failAtLogIn } from '../../../harness/assertions/failAtLogIn.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { timeOf } from '../../../harness/pages/clock.ts';
import { answerNext, routeTo, stayOnPage } from '../../../harness/wire/routes.ts';
import { answerField } from '../../../harness/wire/Wire.ts';
import { read } from '../../../harness/expected/read.ts';
import { isObject } from '../../../shared/json.ts';
import { PASSWORD } from '../../../shared/passwords.ts';
import type { WorldEvent } from '../../../harness/world/World.ts';

const carries = (event: WorldEvent, fields: readonly string[]): boolean =>
  fields.every((field) => typeof event[field] === 'string' && event[field] !== '');

rule('telemetry', ({ contact }) => {
  test('a user who stays five seconds is tracked', async ({
    page,
    signUp,
    logIn,
    arrive,
    world,
    expected,
  }) => {
    const delay = read(limits.signUpDelay);
    const delayed = () => world.eventsNamed(read(events.signUpDelay));
    await page.clock.install({ time: Date.now() });
    await covers(['TRACK-009'], 'who leaves before is not', async () => {
      await arrive.atAccount();
      await signUp.account.logInLink.click();
      await logIn.account.waitFor();
      await page.clock.runFor(delay * 1.5);
      await failAtLogIn(logIn, world);
      expect(await delayed()).toEqual([]);
    });
    const begun = await timeOf(page);
    await arrive.atAccount();
    await signUp.started();
    const shown = await timeOf(page);
    await page.clock.runFor(delay * 1.5); // less than the ten seconds of a request that is under way
    await covers(['TRACK-009', 'TRACK-006'], 'sign_up_delay after 5 s', async () => {
      await expect.poll(async () => (await delayed()).length).toBe(1);
      const [event] = await delayed();
      expect(event?.at).toBeGreaterThanOrEqual(begun + delay);
      expect(event?.at).toBeLessThanOrEqual(shown + delay);
      expect(event?.['role_type']).toBe(read(events.userRole));
    });
    await covers(['TRACK-009'], 'and not on the log-in', async () => {
      await logIn.open();
      await logIn.account.waitFor();
      await page.clock.runFor(delay * 1.5);
      await failAtLogIn(logIn, world);
      expect(await delayed()).toHaveLength(1);
    });
    await covers(['TRACK-011'], 'events of a tracked market, and no others, name it', async () => {
      const tracked = read(expected.marketModuleTracked);
      const seen = await world.events();
      const fields = read(commonFields.market);
      expect(seen.length).toBeGreaterThan(0);
      for (const event of seen) expect(carries(event, fields), event.name).toBe(tracked);
    });
  });

  test('the outcome of every account call is reported', async ({
    page,
    signUp,
    arrive,
    world,
    wire,
  }) => {
    await arrive.atPassword();
    await stayOnPage(page, '**/settle/**'); // a page that is left takes the answers with it
    await signUp.password.submit(PASSWORD);
    await expect(signUp).toBeAtStep('success');
    for (const name of ['send', 'check', 'register'] as const) {
      await covers(['TRACK-007'], `${name}: url, code, log id and more`, async () => {
        const path = read(payloads[contact][name].path);
        await expect.poll(async () => (await world.reportsOf(path)).length).toBeGreaterThan(0);
        const [event] = await world.reportsOf(path);
        const logId = answerField(await wire.answer(name), 'log_id') ?? null;
        expect(event).toMatchObject({ code: 0, log_id: logId, extra: expect.any(Object) });
      });
    }
  });

  test('a refused call is reported with its code and log id', async ({
    page,
    arrive,
    seller,
    signUp,
    world,
    wire,
    watch,
  }) => {
    await arrive.atVerification();
    await signUp.verification.typeCode(await world.wrongCodeFor(seller));
    await expect.poll(() => wire.counts().check).toBe(1);
    await expect(signUp.verification.codeField).toShowFieldError(wrongCode); // a refusal may take what is typed
    await covers(['TRACK-007'], 'as the service answered', async () => {
      const answer = await wire.answer('check');
      const refused = {
        code: answerField(answer, 'error_code'),
        log_id: answerField(answer, 'log_id'),
      };
      expect(refused).toEqual({ code: expect.any(Number), log_id: expect.any(String) });
      const path = read(payloads[contact].check.path);
      await expect.poll(() => world.reportsOf(path)).toEqual([expect.objectContaining(refused)]);
    });
    await covers(
      ['TRACK-007'],
      'S-169: what the server could not take comes again, once',
      async () => {
        const address = routeTo(reports.monitoring.path);
        const sent: { readonly taken: boolean; readonly events: readonly string[] }[] = [];
        const eventsOf = (taken: boolean): string[] =>
          sent.filter((one) => one.taken === taken).flatMap(({ events: those }) => those);
        page.on('response', (response) => {
          if (!address.test(response.url())) return;
          const body: unknown = response.request().postDataJSON();
          const list: unknown = isObject(body) ? body['events'] : [];
          const those = Array.isArray(list) ? list.map((event) => JSON.stringify(event)) : [];
          sent.push({ taken: response.ok(), events: those });
        });
        watch.allowErrorOf(read(reports.monitoring.path));
        await answerNext(page, address, { status: 503 });
        await signUp.verification.typeCode(await world.wrongCodeFor(seller, 1));
        await expect.poll(() => eventsOf(false).length).toBeGreaterThan(0);
        await expect.poll(() => wire.counts().check).toBe(2);
        await expect(signUp.verification.codeField).toShowFieldError(wrongCode);
        await signUp.verification.clearCode();
        await signUp.verification.typeCode(await world.codeFor(seller));
        await expect(signUp).toBeAtStep('password');
        await expect
          .poll(async () => (await world.reportsOf(read(payloads[contact].check.path))).length)
          .toBe(3);
        await expect.poll(() => eventsOf(true)).toEqual(expect.arrayContaining(eventsOf(false)));
        expect(eventsOf(true).toSorted()).toEqual([...new Set(eventsOf(true))].toSorted());
      },
    );
  });
});
