import type { Contact } from '../../oracle/common/errors.ts';
import { limits } from '../../oracle/common/limits.ts';
import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { stated } from '../../oracle/SourcedValue.ts';
import { read } from '../expected/read.ts';

/** Who signs up: what a test types, and what it expects to find on the wire. */
export interface Seller {
  readonly contact: Contact;
  /** As typed into the account field. */
  readonly typed: string;
  /** As the account service and the world know it. */
  readonly known: string;
  /** The place of the contact in a payload. */
  readonly slots: { readonly email: string } | { readonly mobile: string };
  readonly codeLength: number;
}

export function emailSeller(address: string): Seller {
  return {
    contact: 'email',
    typed: address,
    known: address,
    slots: { email: address },
    codeLength: read(limits.emailCodeLength),
  };
}

export function phoneSeller({ typed, mobile }: { typed: string; mobile: string }): Seller {
  return {
    contact: 'phone',
    typed,
    known: mobile,
    slots: { mobile },
    codeLength: read(limits.phoneCodeLength),
  };
}

/** The seller of a test; a world is fresh, so the same contact serves every test. */
export const sellerOf = (contact: Contact, expected: RegionExpectations): Seller =>
  contact === 'email'
    ? emailSeller('ada.seller@example.com')
    : phoneSeller(read(expected.ownPhone));

/**
 * The same contact as somebody types it who copies an address, or has the zero of their country in mind:
 * what goes out is the same. Source: E-03, E-09, S-176.
 */
export function carelessSellerOf(contact: Contact, expected: RegionExpectations): Seller {
  const seller = sellerOf(contact, expected);
  if (contact === 'email') return { ...seller, typed: `\u00A0${seller.typed}\u200B` };
  return stated(expected.ownPhoneLong) ? phoneSeller(read(expected.ownPhoneLong)) : seller;
}

/** Another contact of the same kind, to change to. */
export function otherSellerOf(contact: Contact, expected: RegionExpectations): Seller {
  if (contact === 'email') return emailSeller('grace.seller@example.com');
  const { typed, mobile } = read(expected.ownPhone);
  const turned = (digits: string): string =>
    digits.slice(0, -1) + String((Number(digits.at(-1)) + 1) % 10);
  return phoneSeller({ typed: turned(typed), mobile: turned(mobile) });
}

/** The kind of contact that a site begins with. */
export const defaultContact = (expected: RegionExpectations): Contact =>
  read(expected.defaultRegisterType) === 'email' ? 'email' : 'phone';
