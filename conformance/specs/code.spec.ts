import { expect, shows, test } from '../fixtures/test.ts';
import { answerField } from '../support/json.ts';
import { seller } from '../support/people.ts';

const EMPTY = ['', '', '', '', '', ''];
const REFUSED = 'selleronboard_CB_signup_verification_code_error_toast';

test('a wrong code is refused at the field', async ({ signUp, arrive, world, wire }) => {
  await arrive.atVerification();
  const { verification } = signUp;
  const wrong = await world.wrongCodeFor(seller.email);
  await shows(['FLOW-016'], 'the message stands on the code field and the step stays', async () => {
    await verification.typeCode(wrong);
    await expect.poll(() => wire.counts().check).toBe(1);
    const answer = await wire.answer('check');
    expect(answerField(answer, 'error_code')).toBe(1704);
    const described = typeof answerField(answer, 'description') === 'string';
    await expect(verification.codeField).toShowFieldError(described ? 'server_text' : REFUSED);
    await expect(signUp).toBeAtStep('verification');
  });
  await test.step('the boxes are empty and the first has the focus', async () => {
    await expect.poll(() => verification.digits()).toEqual(EMPTY);
    await expect(verification.boxes.first()).toBeFocused();
  });
  await shows(['FLOW-015', 'CODE-006'], 'the right code still passes', async () => {
    await verification.typeCode(await world.codeFor(seller.email));
    await expect(signUp).toBeAtStep('password');
    expect(wire.counts()).toMatchObject({ check: 2, send: 1 });
  });
});

test('the boxes take digits only', async ({ page, signUp, arrive, wire }) => {
  await arrive.atVerification();
  const { verification } = signUp;
  await shows(['CODE-003'], 'letters do nothing, e among them', async () => {
    await verification.typeCode('e1x2-');
    await expect.poll(() => verification.digits()).toEqual(['1', '2', '', '', '', '']);
  });
  await shows(['CODE-005'], 'Backspace in an empty box moves back', async () => {
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(verification.boxes.first()).toBeFocused();
  });
  expect(wire.counts().check).toBe(0);
});

test('a pasted code fills the boxes', async ({ context, signUp, arrive, world, wire }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive.atVerification();
  const code = await world.codeFor(seller.email);
  await shows(
    ['CODE-004', 'CODE-006'],
    'pasted into the first box it fills all and goes out once',
    async () => {
      await signUp.verification.pasteCode(code);
      await expect(signUp).toBeAtStep('password');
      expect(wire.counts().check).toBe(1);
      expect(wire.of('check')[0]?.body).toMatchObject({ code });
    },
  );
});
