import { assumed, specified, type SourcedValue } from '../SourcedValue.ts';

/** The page for a third-party account without a contact, and the query parameter that names the account (A§2). */
export const page = {
  path: specified('/account/tt-register-additional', 'A§2'),
  parameter: specified('profileKey', 'A§2'),
} as const;

/** The type of its codes. */
export const codeTypes = {
  email: assumed(1, 'S-087'),
  phone: specified(1, 'A§7'),
} as const;

interface Bind {
  readonly path: SourcedValue<string>;
  /** The names of the fields that hold the contact and its code. */
  readonly contact: SourcedValue<string>;
  readonly code: SourcedValue<string>;
  /** What else the kind of contact adds. */
  readonly more: SourcedValue<Readonly<Record<string, number>>>;
}

/** How a contact is bound, by its kind. */
export const binds: Readonly<Record<'email' | 'phone', Bind>> = {
  email: {
    path: assumed('/passport/web/email_login_with_bind/', 'S-065'),
    contact: specified('email', 'A§7'),
    code: specified('email_code', 'A§7'),
    more: specified({ email_logic_type: 3 }, 'A§7'),
  },
  phone: {
    path: assumed('/passport/web/sms_login_with_bind/', 'S-065'),
    contact: specified('mobile', 'A§7'),
    code: specified('code', 'A§7'),
    more: specified({ code_type: 1 }, 'A§7'),
  },
};
