import type { Locator } from '@playwright/test';
import { homepage } from '../../oracle/common/logIn.ts';
import { limits } from '../../oracle/common/limits.ts';
import { toasts, validation } from '../../oracle/common/messages.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { assertDirection } from '../../harness/assertions/assertDirection.ts';
import { numberEdges } from '../../harness/expected/numberEdges.ts';
import { read } from '../../harness/expected/read.ts';
import { centreOf, sellerCentres } from '../../harness/expected/sellerCentres.ts';
import { known, stated } from '../../oracle/SourcedValue.ts';
import {
  patternRequirements,
  regionalRequirements,
} from '../../harness/expected/regionalRequirements.ts';
import { changeEnvironment, rewriteAnswer, routeOf } from '../../harness/wire/routes.ts';
import { serveSellerCentre } from '../../harness/wire/serveSellerCentre.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import { phoneSeller } from '../../harness/world/Seller.ts';

/** A number with its calling code before its trunk zero, as the pattern of Indonesia takes it (E-03, S-176). */
const repeatedCode = { typed: '620812345678', mobile: '+62812345678' } as const;

/** A number behind a calling code that no country has. */
const UNLISTED = '+9997911123456';

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change which numbers are valid

  test.describe('the phone field', () => {
    test.use({ contact: 'phone' });

    // Where the list is longest.
    if (region === 'me')
      test('its countries are chosen by keyboard', async ({ page, signUp, arrive, wire }) => {
        const { account } = signUp;
        const search = page.getByRole('combobox');
        const options = page.getByRole('option');
        const chosen = page.getByRole('option', { selected: true });
        /** The option that Enter would choose, which a screen reader reads. */
        const active = async (): Promise<Locator> =>
          page.locator(`#${(await search.getAttribute('aria-activedescendant')) ?? ''}`);
        await arrive.atAccount();
        await covers(['REG-037'], 'Enter opens the list, in which the focus is', async () => {
          await account.country.focus();
          await page.keyboard.press('Enter');
          await expect(search).toBeFocused();
        });
        await assertDirection(page, 'the list of countries');
        await test.step('Home and End lead to its ends, the arrows to what is beside', async () => {
          const textAfter = async (key: string): Promise<string> => {
            await page.keyboard.press(key);
            await expect(async () => expect(await active()).toBeInViewport()).toPass();
            return (await (await active()).textContent()) ?? '';
          };
          const last = await textAfter('End');
          const first = await textAfter('Home');
          expect(first).not.toBe(last);
          expect(await textAfter('End')).toBe(last);
          expect(await textAfter('ArrowDown'), 'after the last').toBe(first);
          expect(await textAfter('ArrowDown')).not.toBe(first);
          expect(await textAfter('ArrowUp')).toBe(first);
        });
        await covers(
          ['REG-036'],
          'what is typed finds it by code, short name or name',
          async () => {
            for (const words of ['971', 'AE', 'United Arab']) {
              await search.fill(words);
              await expect(options.first()).toContainText('+971');
            }
          },
        );
        await covers(['REG-037', 'VAL-010'], 'Enter chooses it, and sends nothing', async () => {
          await page.keyboard.press('Enter');
          await expect(options).toHaveCount(0);
          await expect(account.country).toContainText('+971');
          const field = account.country.or(account.contact);
          await expect(field.and(page.locator(':focus')), 'the focus is in the field').toHaveCount(
            1,
          );
          expect(wire.counts()).toMatchObject({ region: 0, send: 0 });
        });
        await test.step('the list opens at what is chosen; Escape changes nothing (E-30)', async () => {
          await account.country.focus();
          await page.keyboard.press('ArrowDown');
          await expect(search).toBeFocused();
          await expect(chosen).toHaveText(/971/);
          await expect(chosen).toBeInViewport();
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Escape');
          await expect(options).toHaveCount(0);
          await expect(account.country).toBeFocused();
          await expect(account.country).toContainText('+971');
        });
      });

    test('takes the region’s numbers', async ({
      page,
      signUp,
      arrive,
      seller,
      wire,
      world,
      watch,
      port,
      expected,
    }) => {
      const { account, verification, password, backButton } = signUp;
      const centre = read(expected.sellerCentreRedirect) ? centreOf(region) : null;
      if (centre !== null)
        await changeEnvironment(
          page,
          { port, path: '/account/register' },
          { sellerCentres: sellerCentres() },
        );
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
      await covers(['UI-006'], 'the frame around the number is as high as specified', async () => {
        const frame = await account.contact.evaluate(
          ({ parentElement }) => parentElement?.offsetHeight,
        );
        expect(frame).toBe(read(limits.phoneInputHeight));
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
      for (const { typed, isRight } of numberEdges(expected))
        await covers(
          ['VAL-005', 'VAL-017', ...(pattern === undefined ? [] : [pattern])],
          `${typed.length} digits: ${typed} is ${isRight ? 'right' : 'wrong'}`,
          async () => {
            await account.contact.fill(typed);
            await account.contact.blur();
            if (isRight) await expect(account.contact).not.toHaveAttribute('aria-invalid', 'true');
            else await expect(account.contact).toShowFieldError(read(validation.phoneInvalid));
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
        .concat(stated(expected.otherPhone) ? [phoneSeller(read(expected.otherPhone))] : [])
        .concat(region === 'id' ? [phoneSeller(repeatedCode)] : []);
      for (const one of rightOnes) {
        const clause = one.typed.startsWith('+') ? 'VAL-007' : 'VAL-006';
        await covers([clause, 'API-004'], `${one.typed} goes out whole`, async () => {
          await account.submit(one);
          await expect(signUp).toBeAtStep('verification');
          expect(wire.of('send').at(-1)?.body).toMatchObject(one.slots);
          await expect(signUp.toast(read(toasts.phoneCodeSent)).last()).toShowItsText();
          await backButton.click();
          await expect(signUp).toBeAtStep('account');
        });
      }
      const ownCode = read(expected.defaultCountryCode);
      if (stated(expected.otherPhone) && ownCode !== '')
        await covers(
          ['VAL-008'],
          'S-177: a + with no listed code is of the default country',
          async () => {
            await account.contact.fill(read(expected.otherPhone).typed);
            await expect.poll(() => account.chosenCode()).not.toBe(ownCode);
            await account.contact.fill(UNLISTED);
            await expect.poll(() => account.chosenCode()).toBe(ownCode);
          },
        );
      if (centre === null) return;
      await covers(['REGION-023'], 'S-184: a sign-up ends at its seller centre', async () => {
        await serveSellerCentre(page, watch, centre);
        // An address that is not allowed has the default homepage in its place (SEC-002).
        await page.route(routeOf('register'), (route) =>
          rewriteAnswer(route, port, 'redirect_url', 'https://evil.example/'),
        );
        await account.submit({ typed: seller.known });
        await expect(signUp).toBeAtStep('verification');
        await verification.typeCode(await world.codeFor(seller));
        await password.submit(PASSWORD);
        await expect(page).toHaveURL(`${centre}${read(homepage)}`);
      });
    });
  });
});
