import type { ErrorExpectation } from '../../oracle/common/errors.ts';
import { conflictAnswers, events } from '../../oracle/common/events.ts';
import { singleFormRetry } from '../../oracle/common/payloads.ts';
import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import type { Case } from '../../oracle/plan/plan.ts';
import { plannedSites } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import {
  failuresOf,
  failureTitle,
  provoke,
  refusesCode,
  requestsOf,
  type Failure,
} from '../../harness/errors/Failure.ts';
import { answerNext, answerWith, routeOf } from '../../harness/wire/routes.ts';
import { expectedFields } from '../../harness/wire/payload.ts';
import { read } from '../../harness/expected/read.ts';
import { stated } from '../../oracle/SourcedValue.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import { assertSurface } from '../../harness/errors/assertSurface.ts';
import type { Stage } from '../../harness/errors/Stage.ts';
import type { Wire } from '../../harness/wire/Wire.ts';
import { eventOf, journeyEvents, pageEvent } from '../../harness/world/journeyEvents.ts';
import type { Seller } from '../../harness/world/Seller.ts';
import type { World } from '../../harness/world/World.ts';

interface Run {
  readonly row: Case;
  readonly stage: Stage;
  readonly wire: Wire;
  readonly world: World;
  readonly expected: RegionExpectations;
  /** Starts the failing call; a code that was refused for good is not the same one again. */
  readonly start: (refused: number) => Promise<void>;
  /** Asserts that what was typed is still there. */
  readonly kept: () => Promise<void>;
}

async function checkReport(world: World, { error }: Failure): Promise<void> {
  if (!('reportedCode' in error) || error.reportedCode.kind === 'unspecified') return;
  const codes = async (): Promise<unknown[]> => (await world.events()).map(({ code }) => code);
  await expect.poll(codes).toContain(read(error.reportedCode));
}

/** Every error of the call, one after the other: on its surface, one call each, nothing typed is lost. */
async function checkAll({ row, stage, wire, world, expected, start, kept }: Run): Promise<void> {
  const call = row.case as ErrorExpectation['call']; // the cases of this suite are calls
  let refused = 0;
  for (const failure of failuresOf(row)) {
    await covers(failure.error.requirements, failureTitle(failure), async () => {
      const before = wire.of(call).length;
      await provoke(failure, {
        // A code is handed in by its last digit: it can be pressed again only while it is checked.
        adversity:
          call === 'check' && row.adversity === 'pressed twice' ? 'slow answer' : row.adversity,
        ...{ page: stage.page, starter: stage.starter, expected },
        start: () => start(refused),
      });
      await assertSurface(failure, stage);
      await checkReport(world, failure);
      await kept();
      expect(wire.of(call)).toHaveLength(before + requestsOf(failure));
      if (refusesCode(failure)) refused += 1;
    });
  }
  await stage.page.unroute(routeOf(call));
  if (call === 'register')
    await covers(['ERR-029'], 'each is told to the account log', async () => {
      const logged = async () => (await world.eventsNamed(read(events.registerFailed))).length;
      await expect.poll(logged).toBe(failuresOf(row).length);
    });
  if (call === 'send')
    await covers(['ERR-015'], 'S-196: each is tracked, in its order', async () => {
      await expect
        .poll(() => journeyEvents(world))
        .toEqual([pageEvent('register'), ...failuresOf(row).flatMap(trackedAs)]);
    });
}

/** What the failure of a send is tracked as, once its dialog was closed by Escape. Source: S-196. */
function trackedAs({ error }: Failure): ReturnType<typeof eventOf>[] {
  const surface = read(error.surface);
  if (surface === 'nothing') return [];
  if (surface === 'market dialog')
    return [eventOf('sendFailed'), eventOf('marketShown'), eventOf('marketCancelled')];
  if (!surface.includes('account-exists')) return [eventOf('sendFailed')];
  // The dialog of the single form has other choices (A§8); no clause gives them an event.
  if (error.version === 'single') return [eventOf('conflictShown')];
  const answer = read(conflictAnswers).cancel;
  return [eventOf('conflictShown'), eventOf('conflictAnswered', { answer })];
}

const press = (row: Case, stage: Stage): Promise<void> =>
  row.adversity === 'pressed twice' ? stage.starter.dblclick() : stage.starter.click();

plannedSites('errors', (row) => {
  if (row.version === 'single') return;
  test.use({ contact: row.contact });

  test(`errors at ${row.case} on the stepped page, ${row.adversity}`, async ({
    page,
    signUp,
    arrive,
    seller,
    world,
    wire,
    expected,
  }) => {
    const { account, verification, password } = signUp;
    const arrivals = {
      region: () => arrive.atAccount(),
      send: () => arrive.atAccount(),
      check: () => arrive.atVerification(),
      register: () => arrive.atPassword(),
    };
    const call = row.case as keyof typeof arrivals; // the cases of this suite are calls
    await arrivals[call]();
    const starters = {
      region: account.continueButton,
      send: account.continueButton,
      check: verification.continueButton,
      register: password.submitButton,
    };
    const stage: Stage = {
      ...{ page, signUp, contact: row.contact, starter: starters[call] },
      accountField: account.contact,
      codeField: verification.codeField,
      passwordField: password.password,
      ownWording: !stated(expected.emailExistsKey),
    };
    if (call === 'region' || call === 'send') await account.contact.fill(seller.typed);
    if (call === 'register') {
      await password.fill(PASSWORD);
      await password.agree();
    }
    await checkAll({
      ...{ row, stage, wire, world, expected },
      async start(refused) {
        if (call !== 'check') return press(row, stage);
        await verification.clearCode();
        await verification.typeCode(await world.wrongCodeFor(seller, refused));
      },
      async kept() {
        if (call === 'check') await expect(signUp).toBeAtStep('verification');
        else if (call === 'register') await expect(password.password).toHaveValue(PASSWORD);
        else await expect(account.contact).toHaveValue(/./);
        await expect(stage.starter).toBeEnabled();
      },
    });
    await test.step('without errors the sign-up goes on', async () => {
      if (call === 'check') {
        await verification.clearCode();
        await verification.typeCode(await world.codeFor(seller));
      } else await stage.starter.click();
      if (call === 'register') await expect(page).toHaveURL(/\/settle\//);
      else await expect(signUp).toBeAtStep(call === 'check' ? 'password' : 'verification');
    });
  });
});

plannedSites('errors', (row) => {
  if (row.version === 'stepped') return;
  test.use({ contact: row.contact });

  test(`errors at ${row.case} on the single form, ${row.adversity}`, async ({
    page,
    signUp,
    singleForm,
    seller,
    otherSeller,
    world,
    wire,
    expected,
  }) => {
    const sends = row.case === 'send';
    if (!sends) await page.clock.install();
    await singleForm.open(row.contact);
    if (sends) {
      await singleForm.contact(row.contact).fill(seller.typed);
      await singleForm.contact(row.contact).focus();
    } else {
      await singleForm.sendCode(seller);
      await expect(singleForm.countdown).toBeVisible();
      await singleForm.code(row.contact).fill(await world.codeFor(seller));
      await singleForm.complete();
    }
    const stage: Stage = {
      ...{ page, signUp, contact: row.contact },
      starter: sends ? singleForm.sendButton : singleForm.submitButton,
      accountField: singleForm.contact(row.contact),
      codeField: singleForm.code(row.contact),
      passwordField: singleForm.password,
      ownWording: !stated(expected.emailExistsKey),
    };
    await checkAll({
      ...{ row, stage, wire, world, expected },
      async start(refused) {
        if (!sends)
          await singleForm.code(row.contact).fill(await world.wrongCodeFor(seller, refused));
        await press(row, stage);
      },
      async kept() {
        await expect(stage.accountField).toHaveValue(/./);
        await expect(stage.starter).toBeEnabled();
      },
    });
    if (!sends) {
      await singleForm.code(row.contact).fill(await world.codeFor(seller));
      await covers(['FLOW-017'], 'the next try carries the ticket of the failed one', async () => {
        const ticket = 'a-ticket-of-a-failure';
        const lastBody = (): unknown => wire.of('register').at(-1)?.body;
        const more = expectedFields(singleFormRetry.adds, { verifyTicket: ticket });
        const fail = async (): Promise<void> => {
          const answered = page.waitForResponse(routeOf('register'));
          await stage.starter.click();
          await answered;
          await expect(stage.starter).toBeEnabled();
        };
        const data = { error_code: 0, log_id: 'conformance' };
        const withTicket = { ...data, verify_ticket: ticket };
        await answerWith(page, 'register', { message: 'error', data: withTicket });
        await fail();
        expect(lastBody()).not.toMatchObject(more);
        await fail();
        expect(lastBody()).toMatchObject(more);
        await test.step('S-070: it is kept where a failure brings none', async () => {
          await answerNext(page, routeOf('register'), { json: { message: 'error', data } });
          await fail();
          await fail();
          expect(lastBody()).toMatchObject(more);
        });
        const prove = async (one: Seller): Promise<void> => {
          await singleForm.contact(row.contact).fill(one.typed);
          await page.clock.fastForward((read(expected.resendSeconds) + 1) * 1000);
          await singleForm.resendButton.click();
          await expect(singleForm.countdown).toBeVisible();
          await singleForm.code(row.contact).fill(await world.codeFor(one));
        };
        await test.step('S-070: a change of the account drops it, also there and back', async () => {
          await singleForm.contact(row.contact).fill(otherSeller.typed);
          await prove(seller);
          await fail();
          expect(lastBody()).not.toMatchObject(more);
        });
        await test.step('S-070: it is not carried for another account', async () => {
          await prove(otherSeller);
          await fail();
          expect(lastBody()).toMatchObject(otherSeller.slots);
          expect(lastBody()).not.toMatchObject(more);
        });
        await page.unroute(routeOf('register'));
      });
    }
    await test.step('without errors the sign-up goes on', async () => {
      await stage.starter.click();
      if (sends) await expect(singleForm.countdown).toBeVisible();
      else await expect(page).toHaveURL(/\/(settle|homepage)/);
    });
  });
});
