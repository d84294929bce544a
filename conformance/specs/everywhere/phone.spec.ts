import { toasts, validation } from '../../expectations/messages.ts';
import { everySite } from '../../fixtures/sites.ts';
import { expect, shows, test } from '../../fixtures/test.ts';
import { read, stated } from '../../support/read.ts';
import {
  codeRequirements,
  patternRequirements,
  requirementsOf,
} from '../../support/regionalRequirements.ts';
import { phoneSeller } from '../../support/Seller.ts';

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') return; // no screen changes which numbers are right

  test.describe('the phone field', () => {
    test.use({ contact: 'phone' });

    test('takes the region’s numbers', async ({ signUp, arrive, seller, wire, expected }) => {
      const { account, backButton } = signUp;
      await arrive.atAccount();
      await test.step('it begins with the default country, if there is one', async () => {
        expect(await account.chosenCode()).toBe(read(expected.defaultCountryCode));
      });
      const codes = read(expected.allowCodeList);
      await shows(
        requirementsOf(codeRequirements, region, ['REG-037']),
        'it lists the allowed calling codes and no other',
        async () => {
          const listed = await account.listedCodes(viewport);
          if (codes.length === 0) expect(listed.length).toBeGreaterThan(200);
          else expect(listed.toSorted()).toEqual(codes.toSorted());
        },
      );
      await shows(
        requirementsOf(patternRequirements, region, ['VAL-005']),
        'a wrong number is refused',
        async () => {
          await account.submit({ typed: read(expected.badPhone) });
          await expect(account.contact).toShowFieldError(read(validation.phoneInvalid));
          expect(wire.counts()).toMatchObject({ region: 0, send: 0 });
        },
      );
      if (stated(expected.foreignPhone)) {
        await shows(
          requirementsOf(codeRequirements, region, ['REG-037']),
          'a code that is not allowed is refused',
          async () => {
            await account.contact.fill(seller.typed);
            await account.contact.blur();
            await expect(account.contact).not.toHaveAttribute('aria-invalid', 'true');
            await account.submit({ typed: read(expected.foreignPhone) });
            await expect(account.contact).toHaveAttribute('aria-invalid', 'true');
            expect(wire.counts()).toMatchObject({ region: 0, send: 0 });
          },
        );
      }
      const rightOnes = [seller]
        .concat(stated(expected.ownPhoneLong) ? [phoneSeller(read(expected.ownPhoneLong))] : [])
        .concat(stated(expected.otherPhone) ? [phoneSeller(read(expected.otherPhone))] : []);
      for (const one of rightOnes) {
        const clause = one.typed.startsWith('+') ? 'VAL-007' : 'VAL-006';
        await shows([clause, 'API-004'], `${one.typed} goes out whole`, async () => {
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
