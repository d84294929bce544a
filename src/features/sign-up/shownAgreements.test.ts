import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { consentsOf, marketingOf, shownAgreements } from './shownAgreements.ts';

const region = ({ emails = false, phone = false, stripe = false }) => ({
  register: { needSendEmailsAgreements: emails, needAuthPhoneCheck: phone },
  agreements: { stripe },
});
const all = { emails: true, phone: true, stripe: true };
const ticks = {
  check_read_agreements: true,
  stripe_agreements: false,
  email_agreement: true,
  phone_agreement: false,
};

describe('what a form asks for', () => {
  it.each([
    ['email', { emails: true, phone: false }],
    ['phone', { emails: false, phone: true }],
  ] as const)('by %s, where the region asks for all', (type, asked) => {
    shows(['VAL-031'], () => {
      expect(consentsOf(region(all), type)).toEqual(asked);
    });
  });

  it.each(['email', 'phone'] as const)('by %s, where it asks for none', (type) => {
    expect(consentsOf(region({}), type)).toEqual({ emails: false, phone: false });
  });
});

it('what was on screen is told with its tick, and nothing else', () => {
  expect(shownAgreements(region({}), 'email', ticks)).toEqual({ terms: true });
  expect(shownAgreements(region(all), 'email', ticks)).toEqual({
    terms: true,
    stripe: false,
    emails: true,
  });
  expect(shownAgreements(region(all), 'phone', ticks)).toEqual({
    terms: true,
    stripe: false,
    phone: false,
  });
});

it('marketing is an answer only where it was asked (S-071)', () => {
  expect(marketingOf(region(all), 'email', ticks)).toBe(true);
  expect(marketingOf(region(all), 'email', { email_agreement: false })).toBe(false);
  expect(marketingOf(region(all), 'phone', ticks)).toBeNull();
  expect(marketingOf(region({}), 'email', ticks)).toBeNull();
});
