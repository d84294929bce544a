import type { Page } from '@playwright/test';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, test } from '../../../harness/fixtures/test.ts';
import { answerText } from '../../../harness/wire/Wire.ts';
import { PASSWORD } from '../../../shared/passwords.ts';
import type { Seller } from '../../../harness/world/Seller.ts';
import { mentions } from '../../../harness/wire/mentions.ts';

interface Traces {
  readonly lasting: string;
  readonly session: string;
}

/** Where a secret could stay: address, cookies and local storage last; session storage ends with the tab. */
async function traces(page: Page): Promise<Traces> {
  const cookies = JSON.stringify(await page.context().cookies());
  const stored = await page.evaluate(() => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    referrer: document.referrer,
  }));
  const address = decodeURIComponent(page.url());
  return {
    lasting: [address, cookies, stored.local, stored.referrer].join('\n'),
    session: stored.session,
  };
}

/** A contact however it is set: a phone by its last digits, with or without spaces between them. */
function named({ contact, known }: Seller): RegExp {
  if (contact === 'email') return mentions(known);
  return new RegExp(known.slice(-7).replaceAll(/\B(?=\d)/g, String.raw`[\s().-]?`));
}

rule('secrets', () => {
  test('no secret stays behind', async ({ page, signUp, arrive, seller, world, wire }) => {
    await arrive.atVerification();
    const code = await world.codeFor(seller);
    await signUp.verification.typeCode(code);
    await expect(signUp).toBeAtStep('password');
    const ticket = answerText(await wire.answer('check'), 'verification_ticket');
    const secrets = [code, ticket, PASSWORD].map(mentions);
    const contact = named(seller);

    await test.step('at the password step: a ticket at most for the session, no code', async () => {
      await signUp.password.fill(PASSWORD);
      const { lasting, session } = await traces(page);
      for (const secret of secrets) expect(lasting).not.toMatch(secret);
      for (const secret of [code, PASSWORD]) expect(session).not.toMatch(mentions(secret));
      expect(decodeURIComponent(page.url())).not.toMatch(contact);
    });
    await test.step('after the hand-over: nothing at all', async () => {
      await signUp.password.agree();
      await signUp.password.submitButton.click();
      await expect(page).toHaveURL(/\/settle\//);
      const { lasting, session } = await traces(page);
      for (const secret of [...secrets, contact]) {
        expect(lasting).not.toMatch(secret);
        expect(session).not.toMatch(secret);
      }
    });
    await test.step('no address of a call and no event mentions one', async () => {
      const called = wire.calls.map(({ path, search }) => decodeURIComponent(path + search));
      const texts = [called.join('\n'), JSON.stringify(await world.events())];
      for (const text of texts)
        for (const secret of [...secrets, contact]) expect(text).not.toMatch(secret);
    });
  });
});
