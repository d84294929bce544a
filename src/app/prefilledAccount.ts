import * as z from 'zod/mini';
import type { PhoneValue } from '../domain/phone/PhoneValue.ts';
import { nationalNumber } from '../domain/phone/nationalNumber.ts';
import { parseObject } from '../domain/tracking/parseObject.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { BrowserServices } from '../features/Services.ts';

const digits = z.string().check(z.regex(/^\d{1,20}$/));
const storedPhone = z.object({
  shortname: z.string().check(z.regex(/^[A-Z]{2}$/)),
  code: digits,
  number: digits,
});

/** A phone with its country's short name (A§4), and nothing of the country's rules. */
const phoneText = (phone: PhoneValue): string =>
  JSON.stringify({
    shortname: phone.extra.shortname,
    code: phone.code,
    number: nationalNumber(phone),
  });

/**
 * Stores the account that the conflict flow passes to the login page, without using an address. What
 * comes back is read by the field like what is typed. Source: A§4 (LOGIN-017), S-180.
 */
export const createPrefilledAccount = (
  storage: SafeStorage,
): BrowserServices['prefilledAccount'] => ({
  put: (contact) =>
    storage.write(
      'prefilled_account',
      contact.type === 'email' ? contact.email : phoneText(contact.phone),
    ),
  read() {
    const stored = storage.read('prefilled_account');
    if (stored === null) return null;
    if (!stored.startsWith('{')) return { account: stored, country: null };
    const phone = storedPhone.safeParse(parseObject(stored)).data;
    if (phone === undefined) return null;
    return { account: `+${phone.code}${phone.number}`, country: phone.shortname };
  },
});
