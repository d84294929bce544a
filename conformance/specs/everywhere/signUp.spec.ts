import type { Contact } from '../../oracle/common/errors.ts';
import { referral } from '../../oracle/common/referral.ts';
import { events } from '../../oracle/common/events.ts';
import { afterRegister, payloads } from '../../oracle/common/payloads.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { rewriteAnswer, routeOf, stayOnPage } from '../../harness/wire/routes.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { isObject } from '../../shared/json.ts';
import { answerText } from '../../harness/wire/Wire.ts';
import { expectedBody } from '../../harness/wire/payload.ts';
import { methodCode } from '../../harness/expected/methodCode.ts';
import { read } from '../../harness/expected/read.ts';
import { known, stated } from '../../oracle/SourcedValue.ts';
import { limits } from '../../oracle/common/limits.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { registerTarget, sentToast } from '../../harness/expected/outcomes.ts';
import {
  assertNoReferral,
  assertReferral,
  assertRelation,
} from '../../harness/assertions/assertReferral.ts';
import { KeyboardUser } from '../../harness/accessibility/KeyboardUser.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import { defaultContact } from '../../harness/world/Seller.ts';
import { eventOf, journeyEvents, pageEvent } from '../../harness/world/journeyEvents.ts';
import type { Viewport } from '../../shared/Site.ts';
import { mentions } from '../../harness/wire/mentions.ts';

/** Both on a desktop; on a phone the region's default, the other stands in the plan. */
function contactsOn(region: string, viewport: Viewport): readonly Contact[] {
  const first = known(expectationsOf(region).defaultRegisterType);
  if (viewport === 'desktop' || first === undefined) return ['email', 'phone'];
  return first === 'email' ? ['email'] : ['phone'];
}

const own: Readonly<
  Record<Contact, Readonly<Record<'send' | 'boxes' | 'check' | 'register', string>>>
> = {
  email: { send: 'API-014', boxes: 'CODE-001', check: 'API-019', register: 'API-013' },
  phone: { send: 'API-015', boxes: 'CODE-002', check: 'API-020', register: 'API-011' },
};

everySite(({ region, viewport }) => {
  for (const contact of contactsOn(region, viewport)) {
    test.describe(`by ${contact}`, () => {
      test.use({ contact });

      test('a seller signs up', async ({
        page,
        signUp,
        arrive,
        seller,
        world,
        wire,
        expected,
        port,
        watch,
        announcements,
      }) => {
        const { account, verification, password } = signUp;
        const calls = payloads[contact];
        // A phone has no Tab key; its order is the same document's.
        const byKeys = viewport === 'desktop' && contact === defaultContact(expected);
        const keyboard = new KeyboardUser(page, signUp, seller);
        // On a phone the seller was referred; the rest of the sign-up is the same.
        const isReferred = viewport === 'mobile';
        const referred = isReferred ? `&${read(referral.parameter)}=friend` : '';
        const visit = 'channel=spring&chain=link&register_libra=a-flag&track_code=a-track';
        await arrive.atAccount(`?${visit}&fans_source=club${referred}`);
        if (isReferred) await assertReferral(page, { signUp, wire, expected });
        else if (byKeys) await assertNoReferral(page, wire);
        const [, lead] = read(expected.signupTexts);
        if (contact === 'email') await expect(account.text(lead ?? '')).toBeVisible();
        await covers(['FLOW-013'], 'Continue leads to the code', async () => {
          if (byKeys) await keyboard.submitAccount();
          else await account.submit(seller);
          await expect(signUp).toBeAtStep('verification');
        });
        const sent = sentToast[contact];
        await covers([sent.id, 'FLOW-013'], 'a toast confirms that it was sent, once', async () => {
          const key = read(sent.key);
          await expect(signUp.toast(key)).toShowItsText();
          await expect.poll(() => announcements.count(key)).toBe(1);
        });
        if (read(expected.networkAllowList).length > 0)
          await covers(['API-025', 'FLOW-007', 'FLOW-008'], 'the region is checked first', () => {
            expect(wire.order()).toEqual(['region', 'send']);
            const [check] = wire.of('region');
            expect(check?.method).toBe(read(calls.region.method));
            expect(check?.path).toBe(read(calls.region.path));
            expect(check?.body).toBeNull();
          });
        else
          await covers(['FLOW-008'], 'without a list no region is checked', () => {
            expect(wire.order()).toEqual(['send']);
          });
        await covers(
          ['API-001', 'API-016', own[contact].send],
          'the call for the code is exactly as specified',
          () => {
            const [send] = wire.of('send');
            expect(send?.method).toBe(read(calls.send.method));
            expect(send?.path).toBe(read(calls.send.path));
            expect(send?.contentType).toMatch(/^application\/json\b/);
            expect(send?.body).toStrictEqual(expectedBody(calls.send, seller.slots));
          },
        );
        await covers(
          [own[contact].boxes],
          'a box for each digit, the focus in the step',
          async () => {
            await expect(verification.boxes).toHaveCount(seller.codeLength);
            await expect(verification.section.locator(':focus')).toHaveCount(1);
          },
        );
        await test.step('E-25: left to right, in any language', async () => {
          const lefts = await verification.lefts();
          expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
        });
        await covers(['VAL-002'], 'a form without failed fields is reported too', async () => {
          const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
          const outcomes = async () =>
            (await world.events()).filter((event) => Object.values(event).some(isEmpty));
          await expect.poll(outcomes).not.toEqual([]);
        });
        if (byKeys || viewport === 'mobile') await assertAccessible(page, 'verification');
        const code = await world.codeFor(seller);
        await covers(['CODE-006', 'FLOW-014'], 'the last digit checks it', async () => {
          await verification.typeCode(code);
          await expect(signUp).toBeAtStep('password');
        });
        await covers(['API-001', own[contact].check], 'the check is exactly as specified', () => {
          const [check] = wire.of('check');
          expect(check?.method).toBe(read(calls.check.method));
          expect(check?.contentType).toMatch(/^application\/json\b/);
          expect(check?.path).toBe(read(calls.check.path));
          expect(check?.body).toStrictEqual(expectedBody(calls.check, { ...seller.slots, code }));
        });
        await covers(
          ['REG-011', 'REG-012', 'REGION-020', 'REGION-021'],
          'the agreements stand as the region has them',
          async () => {
            if (byKeys) await keyboard.typePassword();
            else await password.fill(PASSWORD);
            await expect(password.terms).toBeChecked({
              checked: read(expected.agreementsAutoCheck),
            });
            await expect(password.cardTerms).toHaveCount(read(expected.stripeAgreements) ? 1 : 0);
          },
        );
        await covers(
          ['VAL-031', 'REG-014', 'REG-032'],
          'no other box has to be ticked',
          async () => {
            const asked = {
              ...{ terms: true, cardTerms: read(expected.stripeAgreements) },
              emails: contact === 'email' && read(expected.needSendEmailsAgreements),
              calls: contact === 'phone' && read(expected.needAuthPhoneCheck),
            };
            await expect(password.boxes).toHaveCount(Object.values(asked).filter(Boolean).length);
          },
        );
        await test.step('each document is the region’s own, and opens beside the form', async () => {
          const home = read(expected.contactDomain);
          const all = await password.documentLinks();
          const wanted = read(expected.stripeAgreements) ? 3 : 2;
          expect(new Set(all.map(({ href }) => href)).size).toBe(wanted);
          for (const { href, target } of all) {
            expect(href.startsWith(`${home}/`), href).toBe(true);
            expect(target).toBe('_blank');
          }
          const texts = all.map(({ text }) => text);
          expect(texts, 'each says which').not.toContain('');
          expect(new Set(texts).size).toBe(wanted);
          // Only here can this suite read the texts.
          if (!read(expected.defaultLanguage).startsWith('en')) return;
          for (const { href, text } of all)
            expect(new URL(href).pathname, text).toMatch(
              /privacy/.test(text)
                ? /privacy/
                : /card/.test(text)
                  ? /card|payment|stripe/
                  : /terms/,
            );
        });
        const age = read(expected.ageLimit);
        await covers(
          [age === read(limits.ageLimitDefault) ? 'VAL-032' : 'VAL-033'],
          'the terms name the age',
          async () => {
            expect(await password.termsText()).toMatch(new RegExp(`(?<!\\d)${age}(?!\\d)`));
          },
        );
        if (byKeys || viewport === 'mobile') await assertAccessible(page, 'password');
        const ticket = answerText(await wire.answer('check'), 'verification_ticket');
        const target = registerTarget(expected, viewport);
        // Where both contacts are tested, one of them is sent on to the region's accounts instead.
        const accounts = `${read(expected.accountsDomain)}/welcome`;
        const sentOn = viewport === 'desktop' && !byKeys;
        const left = sentOn ? page.waitForRequest(accounts) : null;
        await stayOnPage(page, sentOn ? accounts : `**${target}*`);
        if (sentOn) {
          watch.allow(read(expected.accountsDomain));
          await page.route(routeOf('register'), (route) =>
            rewriteAnswer(route, port, 'redirect_url', accounts),
          );
        }
        await covers(
          ['REG-001', 'FLOW-002', 'ROLE-001'],
          'submit registers, success follows',
          async () => {
            if (byKeys) await keyboard.agreeAndSubmit();
            else {
              await password.agree();
              await password.submitButton.click();
            }
            await expect(signUp).toBeAtStep('success');
            await expect(signUp.successStatus).toBeVisible();
          },
        );
        if (left !== null)
          await covers(['SEC-001', 'FLOW-026'], 'the region’s accounts are allowed', async () => {
            expect((await left).isNavigationRequest()).toBe(true);
          });
        await covers(
          ['FLOW-015', 'API-021', own[contact].register],
          'the ticket registers the account',
          () => {
            const [register] = wire.of('register');
            const slots = { ticket, password: PASSWORD, redirectUrl: expect.any(String) };
            expect(register?.method).toBe(read(calls.register.method));
            expect(register?.path).toBe(read(calls.register.path));
            expect(register?.body).toStrictEqual(
              expectedBody(calls.register, { ...seller.slots, ...slots }),
            );
            const body = isObject(register?.body) ? register.body : {};
            const redirect = new URL(String(body['redirect_url']), page.url());
            expect(redirect.pathname).toBe(target);
            expect(redirect.origin).toBe(new URL(page.url()).origin);
          },
        );
        await covers(['FLOW-023', 'API-032', 'API-033'], 'the source is reported', async () => {
          const path = read(afterRegister.sourceReport.path);
          await expect.poll(() => wire.to(path).length).toBe(1);
          const [report] = wire.to(path);
          const body = JSON.stringify(report?.body);
          for (const field of ['source_channel_chain', 'referer_to', 'ua', 'page_region'])
            expect(body).toContain(field);
          const fields = body.replaceAll('\\', '');
          expect(fields).toMatch(/"source_channel_chain":"spring\W+link"/);
          expect(fields).toContain('"libra":"a-flag"');
          expect(fields).toMatch(/"general_track_info":"?\{[^}]*"track_code":"a-track"/);
          expect(fields).toContain(await page.evaluate(() => navigator.userAgent));
          // The region code; a region of no country omits it (S-197).
          if (stated(expected.defaultRegionCode))
            expect(fields).toContain(`"local_id":"${read(expected.defaultRegionCode)}"`);
          else expect(fields).not.toContain('local_id');
          if (stated(expected.portalRegion))
            expect(fields).toContain(`"page_region":"${read(expected.portalRegion)}"`);
          expect(body).not.toMatch(mentions(code));
          for (const secret of [ticket, PASSWORD, seller.known]) expect(body).not.toContain(secret);
        });
        await assertRelation(wire, isReferred ? 'friend' : null);
        await covers(
          ['TRACK-010', 'TRACK-006', 'FLOW-023'],
          'the completion is tracked',
          async () => {
            const method = methodCode(contact);
            const done = async () =>
              (await world.events()).find((event) => event['method'] === method);
            await expect.poll(done).toMatchObject({ role_type: read(events.userRole) });
            await expect
              .poll(() => journeyEvents(world))
              .toEqual([
                pageEvent('register'),
                eventOf('codeSent'),
                eventOf('completed', { method }),
              ]);
          },
        );
        await covers(['TRACK-011'], 'events of a tracked market name it', async () => {
          const kept = await world.events();
          const tracked = read(expected.marketModuleTracked);
          const marked = kept.filter((event) => event['market'] === read(expected.id));
          expect(kept.length).toBeGreaterThan(0);
          expect(marked).toHaveLength(tracked ? kept.length : 0);
        });
        await covers(
          ['TRACK-012'],
          'events name the source of fans in the one market with that module',
          async () => {
            const kept = await world.events();
            const fans = kept.filter((event) => event['fans_source'] === 'club');
            expect(fans).toHaveLength(read(expected.fansModule) ? kept.length : 0);
          },
        );
      });
    });
  }
});
