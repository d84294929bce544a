import { existsCodes } from '../../../oracle/common/errors.ts';
import { events, signUpForm } from '../../../oracle/common/events.ts';
import { limits } from '../../../oracle/common/limits.ts';
import { validation } from '../../../oracle/common/messages.ts';
import { payloads } from '../../../oracle/common/payloads.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { fieldState } from '../../../harness/pages/fieldState.ts';
import { visibleText } from '../../../harness/pages/visibleText.ts';
import { read } from '../../../harness/expected/read.ts';
import { stated } from '../../../oracle/SourcedValue.ts';
import { refuseNext } from '../../../harness/wire/routes.ts';
import { otherSellerOf, phoneSeller, sellerOf } from '../../../harness/world/Seller.ts';
import { eventOf } from '../../../harness/world/journeyEvents.ts';
import { ownFields } from '../../../harness/world/ownFields.ts';
import { LIVE } from '../../../shared/live.ts';
import { PASSWORD } from '../../../shared/passwords.ts';

const BAD_ADDRESSES = [
  ...['not-an-email', 'a@', 'a@x.com,b@y.com', 'ada@example..com', 'ada＠example.com'],
] as const;

rule('account field', ({ contact }) => {
  test(
    'the account field shows what is wrong',
    LIVE,
    async ({ page, signUp, arrive, seller, wire, world, expected }) => {
      const { account } = signUp;
      const empty = read(validation.accountEmpty);
      const wrong = read(contact === 'email' ? validation.emailInvalid : validation.phoneInvalid);
      const refused = contact === 'email' ? BAD_ADDRESSES : [read(expected.badPhone)];
      await arrive.atAccount();
      const both = contact === 'phone' ? ['VAL-011'] : [];
      await covers(['VAL-003', 'FLOW-006', ...both], 'empty, with the focus on it', async () => {
        await account.continueButton.click();
        await expect(account.contact).toShowFieldError(empty);
        await expect(account.contact).toBeFocused();
      });
      const outcomes = () => world.eventsNamed(read(events.validated));
      await covers(['VAL-002'], 'its outcome is reported, once', async () => {
        await expect
          .poll(async () => (await outcomes()).map(ownFields))
          .toEqual([eventOf('validated', { form: read(signUpForm), failed: ['phone_email'] })]);
      });
      for (const bad of refused) {
        await covers(
          contact === 'email' ? ['VAL-004', 'VAL-019'] : ['VAL-005', 'VAL-017'],
          `not accepted: ${bad}`,
          async () => {
            await account.contact.fill(seller.typed);
            await account.contact.blur();
            await expect(account.contact).not.toHaveAttribute('aria-invalid', 'true');
            await account.submit({ typed: bad });
            await expect(account.contact).toShowFieldError(wrong);
          },
        );
      }
      await covers(['VAL-001'], 'on leaving the field, without Continue', async () => {
        await account.contact.fill('');
        await account.contact.focus();
        const before = (await outcomes()).length;
        await page.keyboard.press('Tab');
        await expect(account.contact).toShowFieldError(empty);
        await covers(['VAL-002'], 'that outcome is reported too', async () => {
          await expect.poll(async () => (await outcomes()).length).toBeGreaterThan(before);
        });
      });
      await account.contact.fill(seller.typed);
      await account.contact.press('Enter');
      await covers(['VAL-002'], 'the outcome is reported with the fields that failed', async () => {
        const lists = async (): Promise<unknown[]> =>
          (await world.events()).flatMap((event) => Object.values(event).filter(Array.isArray));
        await expect.poll(lists).toContainEqual(expect.arrayContaining(['phone_email']));
      });
      // Asserted last, so that a request after Enter would have been seen.
      await covers(['VAL-010', 'FLOW-006'], 'Enter did not submit; nothing was sent', async () => {
        await expect(signUp).toBeAtStep('account');
        expect(wire.counts()).toMatchObject({ region: 0, send: 0 });
      });
    },
  );

  test('what is typed decides what it is (S-192)', async ({
    page,
    signUp,
    arrive,
    seller,
    wire,
    world,
    expected,
  }) => {
    const { account, backButton } = signUp;
    const other = sellerOf(contact === 'email' ? 'phone' : 'email', expected);
    await arrive.atAccount();
    const clause = other.typed.startsWith('+') ? 'VAL-007' : 'VAL-006';
    await covers(
      [contact === 'email' ? clause : 'VAL-009'],
      'the other kind, typed into this field, goes out as what it is',
      async () => {
        await account.contact.focus();
        await page.keyboard.type(other.typed);
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
        expect(wire.of('send').at(-1)?.body).toMatchObject(other.slots);
        await signUp.verification.typeCode(await world.codeFor(other));
        await expect(signUp).toBeAtStep('password');
        await backButton.click();
        await expect(signUp).toBeAtStep('account');
      },
    );
    await covers(['REG-008'], 'the switch keeps what was typed of each kind', async () => {
      const first = await account.contact.inputValue();
      await account.choose(contact);
      await account.contact.fill(seller.typed);
      const second = await account.contact.inputValue();
      await account.choose(other.contact);
      await expect(account.contact).toHaveValue(first);
      await account.choose(contact);
      await expect(account.contact).toHaveValue(second);
    });
  });

  test('another contact may be of the other kind (S-192)', async ({
    page,
    signUp,
    arrive,
    seller,
    wire,
    world,
    expected,
  }) => {
    const { account, verification } = signUp;
    const kind = contact === 'email' ? 'phone' : 'email';
    const [taken, free] = [sellerOf(kind, expected), otherSellerOf(kind, expected)];
    await world.register(seller);
    await world.register(taken);
    await arrive.atAccount();
    await account.submit(seller);
    await signUp.accountExists(contact).changeButton.click();
    await covers(['FLOW-033', 'ERR-010'], 'one that exists too is named', async () => {
      const first = signUp.changeContact(contact);
      await first.contact.fill(taken.typed);
      await first.confirmButton.click();
      await signUp.accountExists(kind).changeButton.click();
      await expect(signUp.changeContact(kind).contact).toHoldContact(taken);
    });
    await covers(['FLOW-033', 'FLOW-014'], 'the code of a free one leads on', async () => {
      await signUp.changeContact(kind).contact.fill(free.typed);
      await signUp.changeContact(kind).confirmButton.click();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.of('change').map(({ body }) => body)).toMatchObject([taken.slots, free.slots]);
      await verification.typeCode(await world.codeFor(free));
      await expect(signUp).toBeAtStep('password');
      expect(wire.of('check')[0]?.body).toMatchObject(free.slots);
    });
    await covers(['FLOW-032', 'FLOW-033'], 'also after the registration was refused', async () => {
      const [code = 0] = read(existsCodes[kind]);
      const another = otherSellerOf(contact, expected);
      await refuseNext(page, payloads[kind].register.path, { code, description: 'It exists.' });
      await signUp.password.submit(PASSWORD);
      await signUp.accountExists(kind).changeButton.click();
      await signUp.changeContact(kind).contact.fill(another.typed);
      await signUp.changeContact(kind).confirmButton.click();
      await expect(verification.boxes).toHaveCount(another.codeLength);
      await verification.typeCode(await world.codeFor(another));
      await expect(signUp).toBeAtStep('password');
      expect(wire.of('check').at(-1)?.body).toMatchObject(another.slots);
    });
  });

  test('an account of the address comes before one of this tab (REG-020)', async ({
    signUp,
    arrive,
    expected,
  }) => {
    const linked = read(expected.phoneEmailAutoFill) ? 'grace.linked@example.com' : '';
    await arrive.atVerification();
    await signUp.open('?email_phone_number=grace.linked@example.com');
    await signUp.account.choose('email');
    await expect(signUp.account.contact).toHaveValue(linked);
  });

  if (contact === 'email') {
    test('an address is cleaned before it is sent', async ({
      page,
      signUp,
      arrive,
      seller,
      wire,
    }) => {
      const { contact: field } = signUp.account;
      await arrive.atAccount();
      await test.step('E-09: a look-alike of a domain is shown as it is sent', async () => {
        await field.focus();
        await page.keyboard.type('ada@sh\u043Ep.example');
        await page.keyboard.press('Tab');
        await expect.poll(() => visibleText(field)).toMatch(/^[ -~]+$/);
        await expect(field).toHaveValue(/^[ -~]+$/);
      });
      await covers(['VAL-018'], 'what is invisible around it is dropped (E-09)', async () => {
        const typed = `\u00A0 ${seller.typed}\u200B `;
        await signUp.account.submit({ typed });
        await expect(signUp).toBeAtStep('verification');
        expect(wire.of('send')[0]?.body).toMatchObject(seller.slots);
      });
    });
    return;
  }

  test('a number is read as people write it', async ({
    page,
    signUp,
    arrive,
    seller,
    wire,
    world,
    expected,
  }) => {
    const { account } = signUp;
    const digits = /^\d*$/;
    await arrive.atAccount();
    await covers(['VAL-012'], 'digits only, and no more of them than allowed', async () => {
      await account.contact.pressSequentially('4/1.2-');
      await expect(account.contact).toHaveValue('412');
      await account.contact.fill('7'.repeat(read(limits.numberMax) + 10));
      await expect(account.contact).toHaveValue('7'.repeat(read(limits.numberMax)));
    });
    if (stated(expected.foreignPhone)) {
      await test.step('E-02: a calling code that is not allowed here is refused at once', async () => {
        await account.contact.fill(read(expected.foreignPhone));
        await expect
          .poll(async () => {
            const { invalid, messages } = await fieldState(account.contact);
            return invalid && messages.length > 0;
          })
          .toBe(true);
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('account');
        expect(wire.counts()).toMatchObject({ region: 0, send: 0 });
      });
    }
    const known = seller.known;
    const written = `${known.slice(0, -7)} (${known.slice(-7, -4)}) ${known.slice(-4, -2)}-${known.slice(-2)}`;
    const arabic = written.replaceAll(/\d/g, (digit) =>
      String.fromCodePoint(0x660 + Number(digit)),
    );
    const wide = written.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const long = stated(expected.ownPhoneLong) ? [phoneSeller(read(expected.ownPhoneLong))] : [];
    const others = [written, arabic, wide].map((typed) => phoneSeller({ typed, mobile: known }));
    const spellings = [seller, ...others, ...long];
    for (const spelling of spellings) {
      const international = spelling.typed.startsWith('+');
      const clause = international ? 'VAL-007' : 'VAL-006';
      await covers([clause], `E-01, E-03, E-05: ${spelling.typed}`, async () => {
        await account.contact.fill(spelling.typed);
        await expect(account.contact).toHaveValue(digits);
        // The wire cannot tell: a calling code that stays in the number is dropped there (S-176).
        if (international)
          await expect
            .poll(async () => `+${await account.chosenCode()}${await account.contact.inputValue()}`)
            .toBe(spelling.known);
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
        expect(wire.of('send').at(-1)?.body).toMatchObject(spelling.slots);
        await signUp.backButton.click();
        await expect(signUp).toBeAtStep('account');
      });
    }
    await covers(['API-011', 'API-004'], 'S-176: it is registered as it was verified', async () => {
      const last = spellings.at(-1) ?? seller;
      await account.submit(last);
      await expect(signUp).toBeAtStep('verification');
      await signUp.verification.typeCode(await world.codeFor(last));
      await signUp.password.submit(PASSWORD);
      await expect(page).toHaveURL(/\/settle\//);
      expect(wire.of('register').map(({ body }) => body)).toMatchObject([last.slots]);
    });
  });
});
