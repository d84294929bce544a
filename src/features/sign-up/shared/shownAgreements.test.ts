import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { consentsOf, marketingOf, shownAgreements } from './shownAgreements.ts';

const region = ({ emails = false, phone = false, stripe = false }) => ({
  register: { needSendEmailsAgreements: emails, needAuthPhoneCheck: phone },
  agreements: { stripe },
});
const all = { emails: true, phone: true, stripe: true };
const checkboxes = {
  check_read_agreements: true,
  stripe_agreements: false,
  email_agreement: true,
  phone_agreement: false,
};

describe('the optional consents of a form', () => {
  it.each([
    ['email', { emails: true, phone: false }],
    ['phone', { emails: false, phone: true }],
  ] as const)('by %s, where the region has all', (type, consents) => {
    covers(['VAL-031', 'REG-032', 'REG-014'], () => {
      expect(consentsOf(region(all), type)).toEqual(consents);
    });
  });

  it.each(['email', 'phone'] as const)('by %s, where the region has none', (type) => {
    covers(['REG-032', 'REG-014'], () => {
      expect(consentsOf(region({}), type)).toEqual({ emails: false, phone: false });
    });
  });
});

it('returns whether each agreement on screen was checked, and no others', () => {
  expect(shownAgreements(region({}), ['email'], checkboxes)).toEqual({ terms: true });
  expect(shownAgreements(region(all), ['email'], checkboxes)).toEqual({
    terms: true,
    stripe: false,
    emails: true,
  });
  expect(shownAgreements(region(all), ['phone'], checkboxes)).toEqual({
    terms: true,
    stripe: false,
    phone: false,
  });
});

it('returns the consents of both contacts (S-199)', () => {
  const both = ['email', 'phone'] as const;
  expect(shownAgreements(region(all), both, checkboxes)).toMatchObject({
    emails: true,
    phone: false,
  });
  expect(marketingOf(region(all), both, checkboxes)).toBe(true);
});

it('returns the marketing consent only where it was on screen (S-071)', () => {
  expect(marketingOf(region(all), ['email'], checkboxes)).toBe(true);
  expect(marketingOf(region(all), ['email'], { email_agreement: false })).toBe(false);
  expect(marketingOf(region(all), ['phone'], checkboxes)).toBeNull();
  expect(marketingOf(region({}), ['email'], checkboxes)).toBeNull();
});
