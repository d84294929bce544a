import type { ErrorExpectation } from '../../expectations/errors.ts';
import { olderRetry } from '../../expectations/payloads.ts';
import type { Case } from '../../plan/plan.ts';
import { plannedSites } from '../../fixtures/sites.ts';
import { expect, shows, test } from '../../fixtures/test.ts';
import { failuresOf, failureTitle } from '../../support/failures.ts';
import { answerWith, routeOf } from '../../support/inject.ts';
import { expectedFields } from '../../support/payload.ts';
import { provoke, type Failure } from '../../support/provoke.ts';
import { read } from '../../support/read.ts';
import { PASSWORD } from '../../support/Seller.ts';
import { judgeSurface, type Stage } from '../../support/surfaces.ts';
import type { Wire } from '../../support/Wire.ts';
import type { World } from '../../support/World.ts';

interface Judged {
  readonly row: Case;
  readonly stage: Stage;
  readonly wire: Wire;
  readonly world: World;
  /** Starts the failing call, for the nth time. */
  readonly start: (time: number) => Promise<void>;
  /** Whether what was typed still stands. */
  readonly kept: () => Promise<void>;
}

async function judgeReport(world: World, { error }: Failure): Promise<void> {
  if (error.reportedCode === undefined || error.reportedCode.kind === 'unspecified') return;
  const codes = async (): Promise<unknown[]> => (await world.events()).map(({ code }) => code);
  await expect.poll(codes).toContain(read(error.reportedCode));
}

/** Every error of the call, one after the other: on its surface, one call each, all still typed. */
async function judgeAll({ row, stage, wire, world, start, kept }: Judged): Promise<void> {
  const call = row.case as ErrorExpectation['call']; // the cases of this suite are calls
  for (const [time, failure] of failuresOf(row).entries()) {
    await shows(failure.error.requirements, failureTitle(failure), async () => {
      const before = wire.of(call).length;
      await provoke(failure, {
        // A code is handed in by its last digit: it can be pressed again only while it is checked.
        around:
          call === 'check' && row.adversity === 'pressed twice' ? 'slow answer' : row.adversity,
        ...{ page: stage.page, starter: stage.starter },
        start: () => start(time),
      });
      await judgeSurface(failure, stage);
      await judgeReport(world, failure);
      await kept();
      expect(wire.of(call)).toHaveLength(before + 1);
    });
  }
  await stage.page.unroute(routeOf(call));
}

const press = (row: Case, stage: Stage): Promise<void> =>
  row.adversity === 'pressed twice' ? stage.starter.dblclick() : stage.starter.click();

plannedSites('errors', (row) => {
  if (row.version === 'older') return;
  test.use({ contact: row.contact });

  test(`errors at ${row.case} on the newer page, ${row.adversity}`, async ({
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
      ownWording: read(expected.id) === 'fanno',
    };
    if (call === 'region' || call === 'send') await account.contact.fill(seller.typed);
    if (call === 'register') {
      await password.fill(PASSWORD);
      await password.agree();
    }
    await judgeAll({
      ...{ row, stage, wire, world },
      async start(time) {
        if (call !== 'check') return press(row, stage);
        await verification.clearCode();
        await verification.typeCode(await world.wrongCodeFor(seller, time));
      },
      async kept() {
        if (call === 'check') await expect(signUp).toBeAtStep('verification');
        else if (call === 'register') await expect(password.password).toHaveValue(PASSWORD);
        else await expect(account.contact).toHaveValue(/./);
        await expect(stage.starter).toBeEnabled();
      },
    });
    await test.step('once all is well, the way is open', async () => {
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
  if (row.version === 'newer') return;
  test.use({ contact: row.contact });

  test(`errors at ${row.case} on the older form, ${row.adversity}`, async ({
    page,
    signUp,
    olderForm,
    seller,
    world,
    wire,
    expected,
  }) => {
    const sends = row.case === 'send';
    await olderForm.open(row.contact);
    if (sends) {
      await olderForm.contact(row.contact).fill(seller.typed);
      await olderForm.contact(row.contact).focus();
    } else {
      await olderForm.sendCode(seller);
      await expect(olderForm.countdown).toBeVisible();
      await olderForm.code(row.contact).fill(await world.codeFor(seller));
      await olderForm.complete();
    }
    const stage: Stage = {
      ...{ page, signUp, contact: row.contact },
      starter: sends ? olderForm.sendButton : olderForm.submitButton,
      accountField: olderForm.contact(row.contact),
      codeField: olderForm.code(row.contact),
      passwordField: olderForm.password,
      ownWording: read(expected.id) === 'fanno',
    };
    await judgeAll({
      ...{ row, stage, wire, world },
      start: () => press(row, stage),
      async kept() {
        await expect(stage.accountField).toHaveValue(/./);
        await expect(stage.starter).toBeEnabled();
      },
    });
    if (!sends)
      await shows(
        ['FLOW-017'],
        'the ticket of a failure goes along with the next try',
        async () => {
          const ticket = 'a-ticket-of-a-failure';
          const lastBody = (): unknown => wire.of('register').at(-1)?.body;
          const more = expectedFields(olderRetry.adds, { verifyTicket: ticket });
          const fail = async (): Promise<void> => {
            const answered = page.waitForResponse(routeOf('register'));
            await stage.starter.click();
            await answered;
            await expect(stage.starter).toBeEnabled();
          };
          const data = { error_code: 0, log_id: 'conformance', verify_ticket: ticket };
          await answerWith(page, 'register', { message: 'error', data });
          await fail();
          expect(lastBody()).not.toMatchObject(more);
          await fail();
          expect(lastBody()).toMatchObject(more);
          await page.unroute(routeOf('register'));
        },
      );
    await test.step('once all is well, the way is open', async () => {
      await stage.starter.click();
      if (sends) await expect(olderForm.countdown).toBeVisible();
      else await expect(page).toHaveURL(/\/(settle|homepage)/);
    });
  });
});
