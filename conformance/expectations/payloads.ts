import { assumed, specified, type Leaf } from './format.ts';

/** A value the test knows only while it runs (the address it typed, the ticket the server gave). */
export type SlotName = 'email' | 'code' | 'ticket' | 'password' | 'redirectUrl';
interface Slot {
  readonly slot: SlotName;
}
type Field = Leaf<string | number | boolean | Slot>;

/** One call on the wire: its exact body, no field more, no field less. `body: null` is a call without payload. */
export interface CallExpectation {
  readonly method: Leaf<'GET' | 'POST'>;
  readonly path: Leaf<string>;
  readonly body: Readonly<Record<string, Field>> | null;
}

const fill = (slot: SlotName): Slot => ({ slot });

export type CallName = 'region' | 'send' | 'change' | 'check' | 'register';

/** Sign-up by e-mail on the newer page, in the order of the calls (S-189; `change` stands in for `send`). */
export const payloads: Readonly<Record<CallName, CallExpectation>> = {
  region: {
    method: specified('GET', 'A§7'),
    path: assumed('/api/v1/seller/network/country/check', 'S-082'),
    body: null,
  },
  send: {
    method: specified('POST', 'A§7'),
    path: assumed('/passport/web/email/send_code/', 'S-189'),
    body: {
      email: specified(fill('email'), 'A§7'),
      type: specified(1, 'A§7'),
      email_logic_type: specified(3, 'A§7'),
      scene: specified('register_normal', 'A§7'),
      change: assumed(false, 'S-189'),
    },
  },
  change: {
    method: specified('POST', 'A§7'),
    path: assumed('/passport/web/email/send_code/', 'S-189'),
    body: {
      email: specified(fill('email'), 'A§7'),
      type: specified(1, 'A§7'),
      email_logic_type: specified(3, 'A§7'),
      scene: specified('register_normal', 'A§7'),
      change: specified(true, 'A§4'),
    },
  },
  check: {
    method: specified('POST', 'A§7'),
    path: assumed('/passport/web/email/register/code_verify/', 'S-189'),
    body: {
      email: specified(fill('email'), 'A§7'),
      type: assumed(1, 'S-067'),
      code: specified(fill('code'), 'A§7'),
    },
  },
  register: {
    method: specified('POST', 'A§7'),
    path: assumed('/passport/web/email/register/ticket_register/', 'S-189'),
    body: {
      type: assumed(1, 'S-067'),
      verification_ticket: specified(fill('ticket'), 'A§3'),
      password: specified(fill('password'), 'A§3'),
      email_logic_type: specified(3, 'A§7'),
      redirect_url: specified(fill('redirectUrl'), 'A§3'),
    },
  },
};
