import { expect, shows, test } from '../fixtures/test.ts';
import { seller } from '../support/people.ts';

const EMPTY = ['', '', '', '', '', ''];

test('Back returns to the account and clears what followed it', async ({
  signUp,
  arrive,
  world,
  wire,
}) => {
  const { account, verification, password } = signUp;
  await arrive.atVerification();
  await shows(
    ['FLOW-028'],
    'from verification: account step, address kept, loading off',
    async () => {
      await verification.typeCode('12');
      await signUp.backButton.click();
      await expect(signUp).toBeAtStep('account');
      await expect(account.contact).toHaveValue(seller.email);
    },
  );
  await shows(
    ['FLOW-028', 'CODE-013'],
    'the countdown is reset and the boxes are empty',
    async () => {
      await account.continueButton.click();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.counts().send).toBe(2);
      await expect.poll(() => verification.digits()).toEqual(EMPTY);
    },
  );
  await verification.typeCode(await world.codeFor(seller.email));
  await expect(signUp).toBeAtStep('password');
  await shows(['FLOW-028'], 'from password: account step again', async () => {
    await password.fill(seller.password);
    await signUp.backButton.click();
    await expect(signUp).toBeAtStep('account');
    await expect(account.contact).toHaveValue(seller.email);
  });
  await shows(['FLOW-028'], 'code and both passwords are empty on the way forward', async () => {
    await account.continueButton.click();
    await expect(signUp).toBeAtStep('verification');
    await expect.poll(() => verification.digits()).toEqual(EMPTY);
    await verification.typeCode(await world.codeFor(seller.email));
    await expect(password.password).toHaveValue('');
    await expect(password.repeat).toHaveValue('');
  });
});
