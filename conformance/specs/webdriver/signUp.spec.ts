import { payloads } from '../../oracle/common/payloads.ts';
import { expect, covers, test } from '../../harness/fixtures/webdriverTest.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import type { StepName } from '../../harness/contract.ts';
import { isCritical } from '../../harness/expected/turns.ts';
import { expectedBody } from '../../harness/wire/payload.ts';
import { read } from '../../harness/expected/read.ts';
import { registerTarget } from '../../harness/expected/outcomes.ts';

everySite((site) => {
  if (!isCritical(site)) return;

  test('the critical flow, with the mouse', async ({
    baseURL,
    session,
    signUp,
    seller,
    world,
    expected,
  }) => {
    const isAt = (step: StepName): Promise<void> =>
      expect
        .poll(() => signUp.stepNames().catch(String), { message: 'the current step' })
        .toEqual([step]);
    await session.open(`${baseURL}/account/register`);
    await isAt('account');
    expect(await signUp.language()).toEqual({
      lang: read(expected.defaultLanguage),
      dir: read(expected.direction),
    });
    await test.step('from the account to the code', async () => {
      await signUp.submitAccount(seller);
      await isAt('verification');
      const { send } = payloads[seller.contact];
      const sent = (await world.calls()).filter(({ path }) => path === read(send.path));
      expect(sent.map(({ request }) => request)).toEqual([expectedBody(send, seller.slots)]);
      await expect.poll(() => signUp.codeBoxes()).toEqual({ boxes: seller.codeLength, focused: 1 });
    });
    await covers(['CODE-006'], 'from the code to the password', async () => {
      await signUp.typeCode(await world.codeFor(seller));
      await isAt('password');
    });
    await covers(
      ['REG-001', 'FLOW-002', 'FLOW-015'],
      'from the password to the hand-over',
      async () => {
        await signUp.submitPassword();
        await expect
          // Between two documents the driver may answer with an error.
          .poll(() => session.address().then(({ pathname }) => pathname, String))
          .toBe(registerTarget(expected, site.viewport));
      },
    );
  });
});
