import { wrongCode } from '../../../oracle/common/errors.ts';
import { validation } from '../../../oracle/common/messages.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { fieldState } from '../../../harness/pages/fieldState.ts';
import { read } from '../../../harness/expected/read.ts';
import { arabicDigits } from '../../../harness/world/arabicDigits.ts';

/** More digits than any code has, in one run: no code can be read out of them (E-04). */
const NO_CODE = 'Your reference is 98765432101';

rule('code', () => {
  test('the boxes take one code, digit by digit', async ({
    page,
    signUp,
    arrive,
    seller,
    world,
    wire,
  }) => {
    await arrive.atVerification();
    const { verification } = signUp;
    const { boxes, codeField, continueButton } = verification;
    const length = seller.codeLength;
    const empty = Array.from({ length }, () => '');
    const mandatory = read(validation.codeEmpty);

    await covers(
      [length === 6 ? 'CODE-001' : 'CODE-002'],
      'a box a digit, each read from the left',
      async () => {
        await expect(boxes).toHaveCount(length);
        await expect(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
        await expect(boxes.first()).toHaveAttribute('inputmode', 'numeric');
        const lefts = await verification.lefts();
        expect(lefts, 'left to right, in any language (E-25)').toEqual(
          lefts.toSorted((one, other) => one - other),
        );
      },
    );
    await covers(['VAL-020'], 'empty, with the focus in the first box', async () => {
      await continueButton.click();
      await expect(codeField).toShowFieldError(mandatory);
      await expect(boxes.first()).toBeFocused();
    });
    await covers(['CODE-003'], 'letters do nothing, e among them', async () => {
      await verification.typeCode('e1x2-');
      await expect.poll(() => verification.digits()).toEqual(['1', '2', ...empty.slice(2)]);
    });
    await covers(['CODE-007'], 'too short, in other words than empty', async () => {
      await continueButton.click();
      await expect
        .poll(async () => {
          const { invalid, messages } = await fieldState(codeField);
          return invalid && messages.length > 0 && !messages.includes(mandatory);
        })
        .toBe(true);
      expect(wire.counts().check).toBe(0);
    });
    await covers(['CODE-005'], 'Backspace in an empty box moves back', async () => {
      await boxes.nth(2).focus();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Backspace');
      await expect(boxes.first()).toBeFocused();
      await expect.poll(() => verification.digits()).toEqual(empty);
    });
    await test.step('E-25: the arrow keys lead to the box on their side', async () => {
      for (const [key, place] of [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['ArrowLeft', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(boxes.nth(place)).toBeFocused();
      }
    });
    await covers(['FLOW-016'], 'a wrong code is refused at the field, the step stays', async () => {
      await verification.typeCode(await world.wrongCodeFor(seller));
      await expect.poll(() => wire.counts().check).toBe(1);
      await expect(codeField).toShowFieldError(wrongCode);
      await expect(signUp).toBeAtStep('verification');
    });
    await test.step('then the boxes are empty and the first has the focus', async () => {
      await expect.poll(() => verification.digits()).toEqual(empty);
      await expect(boxes.first()).toBeFocused();
    });
    await covers(['CODE-006', 'FLOW-014'], 'the right code passes', async () => {
      await verification.typeCode(await world.codeFor(seller));
      await expect(signUp).toBeAtStep('password');
      expect(wire.counts()).toMatchObject({ check: 2, send: 1 });
    });
  });

  test('a pasted code fills the boxes', async ({
    context,
    signUp,
    arrive,
    seller,
    world,
    wire,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arrive.atVerification();
    const { verification } = signUp;
    const code = await world.codeFor(seller);

    await test.step('E-04: what holds no code is refused, and nothing of it kept', async () => {
      const another = await world.wrongCodeFor(seller);
      for (const text of [`${another} or ${code}`, NO_CODE]) {
        await verification.pasteCode(text);
        await expect
          .poll(async () => (await fieldState(verification.codeField)).invalid)
          .toBe(true);
        expect((await verification.digits()).join('')).toBe('');
        expect(wire.counts().check).toBe(0);
      }
    });
    await test.step('E-04: a code that is written in two parts is one', async () => {
      const another = await world.wrongCodeFor(seller);
      const half = another.length / 2;
      await verification.pasteCode(`Your code is ${another.slice(0, half)} ${another.slice(half)}`);
      await expect
        .poll(() => wire.of('check').map(({ body }) => body))
        .toMatchObject([{ code: another }]);
      await expect(verification.codeField).toShowFieldError(wrongCode);
    });
    await covers(
      ['CODE-004', 'CODE-006'],
      'a sentence with the code in any digits fills all and goes out once (E-04, E-05)',
      async () => {
        await verification.pasteCode(`2FA: ${arabicDigits(code)}`);
        await expect(signUp).toBeAtStep('password');
        expect(
          wire
            .of('check')
            .slice(1)
            .map(({ body }) => body),
        ).toMatchObject([{ code }]);
      },
    );
  });
});
