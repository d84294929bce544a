import { limits } from '../expectations/limits.ts';
import { validation } from '../expectations/messages.ts';
import { expect, shows, test } from '../fixtures/test.ts';
import { fieldState } from '../support/fieldState.ts';
import { seller } from '../support/people.ts';
import { read } from '../support/read.ts';

test('the account field says what is wrong', async ({ page, signUp, wire, world }) => {
  const { account } = signUp;
  await signUp.open();
  await shows(
    ['VAL-003', 'FLOW-006'],
    'empty, on Continue, with the focus on the field',
    async () => {
      await account.continueButton.click();
      await expect(account.contact).toShowFieldError(read(validation.accountEmpty));
      await expect(account.contact).toBeFocused();
    },
  );
  for (const bad of [
    'not-an-email',
    'a@',
    'a@x.com,b@y.com',
    'ada@example..com',
    'ada＠example.com',
  ]) {
    await shows(['VAL-004', 'VAL-019'], `bad format: ${bad}`, async () => {
      await account.contact.fill(seller.email);
      await account.contact.blur();
      await expect(account.contact).not.toHaveAttribute('aria-invalid', 'true');
      await account.submit(bad);
      await expect(account.contact).toShowFieldError(read(validation.emailInvalid));
    });
  }
  await shows(['VAL-001'], 'on leaving the field, without Continue', async () => {
    await account.contact.fill('');
    await account.contact.focus();
    await page.keyboard.press('Tab');
    await expect(account.contact).toShowFieldError(read(validation.accountEmpty));
  });
  await shows(['FLOW-006'], 'nothing was sent', async () => {
    await expect(signUp).toBeAtStep('account');
    expect(wire.counts()).toMatchObject({ region: 0, send: 0 });
  });
  await shows(['VAL-002'], 'the outcome is reported with the fields that failed', async () => {
    const lists = async (): Promise<unknown[]> =>
      (await world.events()).flatMap((event) => Object.values(event).filter(Array.isArray));
    await expect.poll(lists).toContainEqual(expect.arrayContaining(['phone_email']));
  });
});

test('the code field says what is wrong', async ({ signUp, arrive, wire }) => {
  await arrive.atVerification();
  const { verification } = signUp;
  const mandatory = read(validation.codeEmpty);
  await shows(['VAL-020'], 'empty, with the focus in the first box', async () => {
    await verification.continueButton.click();
    await expect(verification.codeField).toShowFieldError(mandatory);
    await expect(verification.boxes.first()).toBeFocused();
  });
  await shows(['CODE-007'], 'too short, in other words than empty', async () => {
    await verification.typeCode('123');
    await verification.continueButton.click();
    await expect
      .poll(async () => {
        const { invalid, messages } = await fieldState(verification.codeField);
        return invalid && messages.length > 0 && !messages.includes(mandatory);
      })
      .toBe(true);
    expect(wire.counts().check).toBe(0);
  });
});

test('the password tips tell which rule fails', async ({ signUp, arrive, wire }) => {
  await arrive.atPassword();
  const { password } = signUp;
  const length = password.tip(read(validation.passwordLength));
  const classes = password.tip(read(validation.passwordClasses));
  const [shortest, longest] = [read(limits.passwordMin), read(limits.passwordMax)];
  const ofLength = (size: number): string => `a1!${'x'.repeat(size - 3)}`;
  const typed = async (value: string): Promise<void> => {
    await password.password.fill(value);
    await password.password.blur();
  };

  await shows(['VAL-025', 'VAL-023'], 'both tips stand there from the start', async () => {
    await expect(length).toHaveAttribute('data-state', 'neutral');
    await expect(classes).toHaveAttribute('data-state', 'neutral');
  });
  await shows(['VAL-021', 'VAL-023'], 'the length is judged at its edges', async () => {
    for (const [size, state] of [
      [shortest - 1, 'wrong'],
      [shortest, 'done'],
      [longest + 1, 'wrong'],
      [longest, 'done'],
    ] as const) {
      await typed(ofLength(size));
      await expect(length).toHaveAttribute('data-state', state);
      await expect(classes).toHaveAttribute('data-state', 'done');
      await expect(password.password).toHaveValue(ofLength(size));
    }
  });
  await shows(
    ['VAL-022', 'VAL-023'],
    'a letter, a digit and a special character are needed',
    async () => {
      for (const value of ['letters!only', '1234567!', 'letters123']) {
        await typed(value);
        await expect(classes).toHaveAttribute('data-state', 'wrong');
        await expect(length).toHaveAttribute('data-state', 'done');
        await typed(seller.password);
        await expect(password.wrongTips).toHaveCount(0);
      }
    },
  );
  await shows(['VAL-024'], 'a space or a hidden character is refused', async () => {
    for (const value of ['Market5! place', 'Market5!\u200Bplace']) {
      await typed(value);
      await expect(password.wrongTips).not.toHaveCount(0);
      await typed(seller.password);
      await expect(password.wrongTips).toHaveCount(0);
    }
  });
  await shows(['VAL-001', 'VAL-021'], 'submit sends nothing and shows the password', async () => {
    await password.fill(ofLength(shortest - 1));
    await password.agree();
    await password.submitButton.click();
    await expect(password.password).toBeFocused();
    await expect(password.password).toHaveAttribute('aria-invalid', 'true');
    expect(wire.counts().register).toBe(0);
  });
});

test('the password step asks for everything', async ({ signUp, arrive, wire }) => {
  await arrive.atPassword();
  const { password } = signUp;
  await shows(
    ['REG-010', 'FLOW-004'],
    'submit of an empty step reveals all and marks the password',
    async () => {
      await password.submitButton.click();
      await expect(password.repeat).toBeVisible();
      await expect(password.terms).toBeVisible();
      await expect(password.password).toBeFocused();
    },
  );
  await shows(['VAL-026'], 'an empty repetition', async () => {
    await expect(password.repeat).toShowFieldError(read(validation.repeatEmpty));
  });
  await shows(['VAL-027'], 'a repetition that differs', async () => {
    await password.fill(seller.password, `${seller.password}x`);
    await password.submitButton.click();
    await expect(password.repeat).toShowFieldError(read(validation.repeatMismatch));
    await expect(password.repeat).toBeFocused();
  });
  await shows(['VAL-028'], 'terms not ticked', async () => {
    await password.fill(seller.password);
    await password.submitButton.click();
    await expect(password.terms).toShowFieldError(read(validation.terms));
    await expect(password.terms).toBeFocused();
  });
  await shows(['VAL-030', 'REGION-020'], 'card-payment terms not ticked', async () => {
    await password.terms.check();
    await password.submitButton.click();
    await expect(password.cardTerms).toShowFieldError(read(validation.stripeTerms));
    await expect(password.cardTerms).toBeFocused();
    await expect(password.terms).not.toHaveAttribute('aria-invalid', 'true');
  });
  await shows(['VAL-028', 'VAL-030'], 'nothing was sent until all is there', async () => {
    expect(wire.counts().register).toBe(0);
    await password.cardTerms.check();
    await password.submitButton.click();
    await expect.poll(() => wire.counts().register).toBe(1);
  });
});
