import { toasts, validation } from '../../oracle/common/messages.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { read } from '../../harness/expected/read.ts';
import { known, stated } from '../../oracle/SourcedValue.ts';
import {
  patternRequirements,
  regionalRequirements,
} from '../../harness/expected/regionalRequirements.ts';
import { phoneSeller } from '../../harness/world/Seller.ts';

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change which numbers are valid

  test.describe('the phone field', () => {
    test.use({ contact: 'phone' });

    test('takes the region’s numbers', async ({ signUp, arrive, seller, wire, expected }) => {
      const { account, backButton } = signUp;
      await arrive.atAccount();
      await test.step('it begins with the default country, if there is one', async () => {
        expect(await account.chosenCode()).toBe(read(expected.defaultCountryCode));
      });
      const codes = read(expected.allowCodeList);
      const pattern = patternRequirements[known(expected.defaultCountryKey) ?? ''];
      const listed = await account.listedCountries(viewport);
      await covers(
        ['REG-037', ...regionalRequirements('callingCodes', region)],
        'it lists the allowed calling codes and no other',
        () => {
          const all = listed.map(({ code }) => code);
          if (codes.length === 0) expect(all.length).toBeGreaterThan(200);
          else expect(all.toSorted()).toEqual(codes.toSorted());
        },
      );
      const rows = listed.map(({ row }) => row).join('\n');
      if (rows !== '')
        await test.step('S-023: of countries that share a code, the region’s alone', () => {
          const language = read(expected.defaultLanguage);
          for (const key of read(expected.allowCodeKeys)) {
            // In full or in short, as a language has it: Hong Kong has both.
            const names = (['long', 'short'] as const).map((style) =>
              String(
                new Intl.DisplayNames([language], { type: 'region', style }).of(key.toUpperCase()),
              ),
            );
            expect(
              names.some((name) => rows.includes(name)),
              `${key} in ${rows}`,
            ).toBe(true);
          }
        });
      await covers(
        ['VAL-005', ...(pattern === undefined ? [] : [pattern])],
        'a wrong number is refused',
        async () => {
          await account.submit({ typed: read(expected.badPhone) });
          await expect(account.contact).toShowFieldError(read(validation.phoneInvalid));
          expect(wire.counts()).toMatchObject({ region: 0, send: 0 });
        },
      );
      if (stated(expected.foreignPhone)) {
        await test.step('a code that is not allowed is refused', async () => {
          await account.contact.fill(seller.typed);
          await account.contact.blur();
          await expect(account.contact).not.toHaveAttribute('aria-invalid', 'true');
          await account.submit({ typed: read(expected.foreignPhone) });
          await expect(account.contact).toHaveAttribute('aria-invalid', 'true');
          expect(wire.counts()).toMatchObject({ region: 0, send: 0 });
        });
      }
      const rightOnes = [seller]
        .concat(stated(expected.ownPhoneLong) ? [phoneSeller(read(expected.ownPhoneLong))] : [])
        .concat(stated(expected.otherPhone) ? [phoneSeller(read(expected.otherPhone))] : []);
      for (const one of rightOnes) {
        const clause = one.typed.startsWith('+') ? 'VAL-007' : 'VAL-006';
        await covers([clause, 'API-004'], `${one.typed} goes out whole`, async () => {
          await account.submit(one);
          await expect(signUp).toBeAtStep('verification');
          expect(wire.of('send').at(-1)?.body).toMatchObject(one.slots);
          await expect(signUp.toast(read(toasts.phoneCodeSent)).last()).toBeVisible();
          await backButton.click();
          await expect(signUp).toBeAtStep('account');
        });
      }
    });
  });
});
