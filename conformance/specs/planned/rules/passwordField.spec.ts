import { limits } from '../../../oracle/common/limits.ts';
import { validation } from '../../../oracle/common/messages.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { wrongTexts } from '../../../harness/assertions/assertTexts.ts';
import { data } from '../../../harness/contract.ts';
import { read } from '../../../harness/expected/read.ts';
import { PASSWORD } from '../../../shared/passwords.ts';

const [shortest, longest] = [limits.passwordMin, limits.passwordMax] as const;
/** Every printable sign of ASCII that is neither letter nor digit nor space. */
const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const ofLength = (size: number): string => `a1!${'x'.repeat(size - 3)}`;

rule('password field', () => {
  test('the password step shows what is wrong', async ({ page, signUp, arrive, seller, wire }) => {
    await arrive.atPassword();
    const { password } = signUp;
    const length = password.tip(read(validation.passwordLength));
    const classes = password.tip(read(validation.passwordClasses));
    const [min, max] = [read(shortest), read(longest)];
    const typed = async (value: string): Promise<void> => {
      await password.password.fill(value);
      await password.password.blur();
    };

    await covers(['REG-005', 'VAL-025'], 'it begins with both tips', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(password.password).toBeVisible();
      await expect(password.submitButton).toBeVisible();
      await expect(length).toHaveAttribute(data.state, 'neutral');
      await expect(classes).toHaveAttribute(data.state, 'neutral');
    });
    await test.step('E-06: a password manager saves the account, not the code', async () => {
      const digits = (text: string): string => text.replaceAll(/\D/g, '');
      const user = await password.username.inputValue();
      if (seller.contact === 'email') expect(user).toBe(seller.known);
      else expect(digits(user)).toBe(digits(seller.known));
      await expect(password.password).toHaveAttribute('autocomplete', 'new-password');
      await expect(password.repeat).toHaveAttribute('autocomplete', 'new-password');
    });
    await test.step('E-10: each field can be shown, and hidden again', async () => {
      await expect(password.showButtons).toHaveCount(2);
      for (const [nth, field] of [password.password, password.repeat].entries()) {
        await expect(field).toHaveAttribute('type', 'password');
        await password.showButtons.nth(nth).click();
        await expect(field).toHaveAttribute('type', 'text');
        await expect(password.showButtons).toHaveCount(1);
        expect(await wrongTexts(password.hideButtons), 'the name of the toggle').toEqual([]);
        await password.hideButtons.click();
        await expect(field).toHaveAttribute('type', 'password');
        await expect(password.showButtons).toHaveCount(2);
      }
    });
    await covers(['VAL-026'], 'an empty step is refused, the repetition too', async () => {
      await password.submitButton.click();
      await expect(password.password).toBeFocused();
      await expect(password.repeat).toShowFieldError(read(validation.repeatEmpty));
    });
    await covers(['VAL-021'], 'the length is checked at its limits', async () => {
      for (const [size, state] of [
        [min - 1, 'wrong'],
        [min, 'done'],
        [max + 1, 'wrong'],
        [max, 'done'],
      ] as const) {
        await typed(ofLength(size));
        await expect(length).toHaveAttribute(data.state, state);
        await expect(classes).toHaveAttribute(data.state, 'done');
        await expect(password.password, 'never cut (E-10)').toHaveValue(ofLength(size));
      }
    });
    await covers(['VAL-022'], 'letter, digit and special character', async () => {
      for (const value of ['letters!only', '1234567!', 'letters123']) {
        await typed(value);
        await expect(classes).toHaveAttribute(data.state, 'wrong');
        await expect(length).toHaveAttribute(data.state, 'done');
        await typed(PASSWORD);
        await expect(password.wrongTips).toHaveCount(0);
      }
      for (const sign of SIGNS) {
        await typed(`letters1${sign}`);
        await expect(classes, `${sign} counts (S-057)`).toHaveAttribute(data.state, 'done');
      }
    });
    await covers(
      ['VAL-023'],
      'both tips turn red, the second names special characters',
      async () => {
        const reddest = (tip: typeof length): Promise<boolean> =>
          tip.evaluate((element) => {
            const line = element.querySelector('span') ?? element;
            const [red = 0, green = 0, blue = 0] =
              getComputedStyle(line)
                .color.match(/[\d.]+/g)
                ?.map(Number) ?? [];
            return red > 2 * green && red > 2 * blue;
          });
        expect(await classes.innerText()).toMatch(/[!-/:-@[-`{-~？！]/);
        await typed(PASSWORD);
        for (const tip of [length, classes]) expect(await reddest(tip)).toBe(false);
        await password.password.fill('');
        await password.password.blur();
        for (const tip of [length, classes]) await expect.poll(() => reddest(tip)).toBe(true);
      },
    );
    await covers(['VAL-024'], 'a space or a hidden character is refused', async () => {
      for (const value of ['Market5! place', 'Market5!\u200Bplace']) {
        await typed(value);
        await expect(password.wrongTips).not.toHaveCount(0);
        await typed(PASSWORD);
        await expect(password.wrongTips).toHaveCount(0);
      }
    });
    await covers(['VAL-027'], 'a repetition that differs', async () => {
      await password.fill(PASSWORD, `${PASSWORD}x`);
      await password.submitButton.click();
      await expect(password.repeat).toShowFieldError(read(validation.repeatMismatch));
      await expect(password.repeat).toBeFocused();
    });
    await covers(['VAL-027'], 'is none once the password itself was corrected', async () => {
      await typed(`${PASSWORD}x`);
      await expect(password.repeat).not.toHaveAttribute('aria-invalid', 'true');
    });
    await covers(
      ['VAL-023'],
      'a tip is red for the password alone, also one that is repeated',
      async () => {
        await password.fill('letters123');
        await password.repeat.blur();
        await expect(password.repeat).not.toHaveAttribute('aria-invalid', 'true');
        await expect(classes).toHaveAttribute(data.state, 'wrong');
        await expect(length).toHaveAttribute(data.state, 'done');
      },
    );
    await covers(['VAL-001', 'VAL-021'], 'submit sends nothing and shows where', async () => {
      await password.fill(ofLength(min - 1));
      await password.agree();
      await password.submitButton.click();
      await expect(password.password).toBeFocused();
      await expect(password.password).toHaveAttribute('aria-invalid', 'true');
      expect(wire.counts().register).toBe(0);
    });
  });
});
