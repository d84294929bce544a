import type { Page } from '@playwright/test';
import { referral } from '../../oracle/common/referral.ts';
import { afterRegister } from '../../oracle/common/payloads.ts';
import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { stated } from '../../oracle/SourcedValue.ts';
import { read } from '../expected/read.ts';
import { Landing } from '../pages/Landing.ts';
import { Referral } from '../pages/Referral.ts';
import type { SignUp } from '../pages/SignUp.ts';
import type { Wire } from '../wire/Wire.ts';
import { covers } from './covers.ts';
import { expect } from './expect.ts';

/** What the request for the campaign asks with; a region without an id of its own names none (S-019). */
function campaignQuery(expected: RegionExpectations): Record<string, unknown> {
  const base = read(expected.baseRegionId);
  return {
    ...(base !== '' && { base_region: base }),
    seller_type: stated(expected.globalSellerType)
      ? String(read(expected.globalSellerType))
      : expect.any(String),
    is_from_register_page: read(referral.data.isFromRegisterPage),
  };
}

/** Without a refercode the page shows no banner and asks for no status. Source: A§2, S-151. */
export async function assertNoReferral(page: Page, wire: Wire): Promise<void> {
  await covers(['REF-001'], 'no referral without a refercode', async () => {
    await new Landing(page).loaded(); // a banner would come after the form
    await expect(new Referral(page).banner).toHaveCount(0);
    read(referral.status.onLoad);
    expect(wire.to(read(referral.status.path))).toEqual([]);
  });
}

/** With a refercode the page asks for the campaign and the status, and the banner stands above the form. */
export async function assertReferral(
  page: Page,
  { signUp, wire, expected }: { signUp: SignUp; wire: Wire; expected: RegionExpectations },
): Promise<void> {
  const { banner } = new Referral(page);
  await covers(['REF-001'], 'the referral banner, above the form', async () => {
    await expect(banner).toBeVisible();
    const isBefore = await banner.evaluate(
      (element, form) =>
        form !== null &&
        (element.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      await signUp.card.elementHandle(),
    );
    expect(isBefore, 'S-119').toBe(true);
  });
  await covers(
    ['REF-003', 'REF-006'],
    'the campaign and the status are asked for once',
    async () => {
      const campaigns = wire.to(read(referral.data.path));
      expect(campaigns.map(({ method }) => method)).toEqual([read(referral.data.method)]);
      const query = Object.fromEntries(new URLSearchParams(campaigns[0]?.search));
      expect(query).toEqual(campaignQuery(expected));
      read(referral.status.onLoad);
      await expect
        .poll(() => wire.to(read(referral.status.path)).map(({ method }) => method))
        .toEqual([read(referral.status.method)]);
    },
  );
}

/** After a registration the relation is created once, where the page was opened with a refercode. */
export async function assertRelation(wire: Wire, refercode: string | null): Promise<void> {
  const { path, method, when } = afterRegister.referralRelation;
  read(when);
  const created = (): string[] => wire.to(read(path)).map((call) => call.method);
  if (refercode === null) {
    expect(created(), 'no relation without a refercode').toEqual([]);
    return;
  }
  await covers(['REF-007'], 'the relation is created, once', async () => {
    await expect.poll(created).toEqual([read(method)]);
    const registered = wire.of('register').at(-1);
    const relation = wire.to(read(path))[0];
    if (registered === undefined || relation === undefined) throw new Error('Neither was called.');
    expect(relation.body).toStrictEqual({ [read(referral.parameter)]: refercode });
    expect(wire.calls.indexOf(relation)).toBeGreaterThan(wire.calls.indexOf(registered));
  });
}
