import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { answerText } from '../support/json.ts';
import { seller } from '../support/people.ts';

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
  const lasting = [decodeURIComponent(page.url()), cookies, stored.local, stored.referrer].join(
    '\n',
  );
  return { lasting, session: stored.session };
}

test('no secret stays behind', async ({ page, signUp, arrive, world, wire }) => {
  await arrive.atVerification();
  const code = await world.codeFor(seller.email);
  await signUp.verification.typeCode(code);
  await expect(signUp).toBeAtStep('password');
  const ticket = answerText(await wire.answer('check'), 'verification_ticket');

  await test.step('at the password step: a ticket at most for the session, no code', async () => {
    await signUp.password.fill(seller.password);
    const { lasting, session } = await traces(page);
    for (const secret of [code, ticket, seller.password]) expect(lasting).not.toContain(secret);
    for (const secret of [code, seller.password]) expect(session).not.toContain(secret);
    expect(decodeURIComponent(page.url())).not.toContain(seller.email);
  });
  await test.step('after the hand-over: nothing at all', async () => {
    await signUp.password.agree();
    await signUp.password.submitButton.click();
    await expect(page).toHaveURL(/\/settle\//);
    const { lasting, session } = await traces(page);
    for (const secret of [code, ticket, seller.password]) {
      expect(lasting).not.toContain(secret);
      expect(session).not.toContain(secret);
    }
    expect(decodeURIComponent(page.url())).not.toContain(seller.email);
  });
  await test.step('no event tells one', async () => {
    const told = JSON.stringify(await world.events());
    for (const secret of [code, ticket, seller.password, seller.email]) {
      expect(told).not.toContain(secret);
    }
  });
});
