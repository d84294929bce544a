import { describe, expect, it } from 'vitest';
import { nothingSent } from '../Sending.ts';
import { wrongCode } from '../wrongCode.ts';
import { ada } from './support/everyMove.ts';
import { budi, counting, on, start, to, waiting, walk, type Case } from './support/walk.ts';

const failed = { type: 'TRACK', fact: 'sign_up.send_failed' } as const;
const exists = { from: 'portal', key: 'seller_login_email_exist' } as const;
const unknown = { from: 'portal', key: 'log_in_account_unknown', offer: 'register' } as const;
const wrong = on.bindRejected(2, { code: 1704 });
const again = on.pressed(ada, 60_000);
const { phone } = start.sending;
const asked = { lastRequest: 1, sending: { email: waiting(1, ada), phone } };
const answered = { lastRequest: 1, sending: start.sending };
const both = [on.pressed(ada), on.switched, on.pressed(budi)] as const;

const codes: readonly Case[] = [
  [
    'is sent to the phone while that of the e-mail address is under way',
    both,
    {
      ...{ kind: 'phone', lastRequest: 2 },
      sending: { email: waiting(1, ada), phone: waiting(2, budi) },
    },
    [{ type: 'SEND_CODE', request: 2, contact: budi }],
  ],
  [
    'counts for the block that asked for it',
    [...both, on.sent(2)],
    { kind: 'phone', lastRequest: 2, sending: { email: waiting(1, ada), phone: counting(60_000) } },
    [
      { type: 'KEEP_ACCOUNT', contact: budi },
      { type: 'CLEAR_CODE', kind: 'phone' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_phone_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      { type: 'FOCUS', target: 'phone_code' },
    ],
  ],
  [
    'counts for its block where the other one never asked',
    [on.switched, on.pressed(budi), on.sendRejected(1, { code: 1011 })],
    { kind: 'phone', lastRequest: 1, notices: { phone: unknown } },
    [failed, { type: 'FOCUS', target: 'phone' }],
  ],
  ['is not sent twice at once', [on.pressed(ada), on.pressed(ada)], asked, []],
  [
    'of a contact that was changed comes too late',
    [on.pressed(ada), on.edited('email'), on.sent(1)],
    answered,
    [],
  ],
  [
    'that comes anew removes the error of the old one',
    [...to.bind, wrong, again, on.sent(3, 60_000)],
    { lastRequest: 3, sending: { email: counting(120_000), phone } },
    [
      { type: 'KEEP_ACCOUNT', contact: ada },
      { type: 'CLEAR_CODE', kind: 'email' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      { type: 'FOCUS', target: 'email_code' },
    ],
  ],
  [
    'that changes loses its error, yet the refused one is remembered (E-07)',
    [...to.bind, wrong, on.codeEdited],
    {
      lastRequest: 2,
      sending: { email: counting(60_000), phone },
      refused: { email: '482915', phone: null },
    },
    [],
  ],
  [
    'that was refused is so after the other contact, too (E-07)',
    [...to.bind, wrong, on.switched, on.switched, on.submitted()],
    {
      ...{ lastRequest: 2, sending: { email: counting(60_000), phone } },
      ...{ refused: { email: '482915', phone: null }, notices: { email_code: wrongCode } },
    },
    [
      { type: 'CLEAR_CODE', kind: 'email' },
      { type: 'FOCUS', target: 'email_code' },
    ],
  ],
  [
    'and its error go with the contact',
    [...to.bind, wrong, on.edited('email')],
    { lastRequest: 2, sending: { email: { ...nothingSent, sent: true }, phone } },
    [{ type: 'CLEAR_CODE', kind: 'email' }],
  ],
];

const refusals: readonly Case[] = [
  [
    'shows nothing where the seller closed the check',
    [on.pressed(ada), on.sendRejected(1, { code: 'CloseCaptcha' })],
    answered,
    [],
  ],
  [
    'is a toast where the answer did not come',
    [on.pressed(ada), on.sendRejected(1, { failure: 'network' })],
    answered,
    [
      failed,
      {
        type: 'TOAST_ERROR',
        notice: { from: 'portal', key: 'selleronboarding_network_error_toast' },
      },
    ],
  ],
  [
    'waits as long as the server says (E-19)',
    [on.pressed(ada), on.sendRejected(1, { failure: 'throttled', retryAfter: 90 }, 5000)],
    {
      lastRequest: 1,
      sending: {
        email: { ...nothingSent, cooldown: { after: 'throttled', until: 95_000, seconds: 90 } },
        phone,
      },
    },
    [
      failed,
      {
        type: 'TOAST_ERROR',
        notice: { from: 'portal', key: 'throttled', values: { count: 90 } },
      },
    ],
  ],
  [
    'of an account that exists offers no registration, at a hidden field too',
    [on.pressed(ada), on.switched, on.sendRejected(1, { code: 1023 })],
    { ...answered, kind: 'phone', notices: { email: exists } },
    [],
  ],
  [
    'of an account that exists is a dialog, which is told',
    [on.pressed(ada), on.sendRejected(1, { code: 1023 })],
    {
      ...answered,
      notices: { email: exists },
      activity: { name: 'exists', contact: ada, maybeOwn: false },
    },
    [{ type: 'TRACK', fact: 'sign_up.conflict_shown' }],
  ],
  [
    'opens no dialog while the contact is being bound',
    [...to.code, again, on.submitted(60_000), on.sendRejected(2, { code: 1023 }, 60_000)],
    {
      lastRequest: 3,
      sending: { email: counting(60_000), phone },
      notices: { email: exists },
      activity: {
        ...{ name: 'binding', request: 3, edited: false, stands: true },
        proven: { contact: ada, code: '482915' },
      },
    },
    [],
  ],
];

describe.each([
  ['a code', codes],
  ['a code that is refused', refusals],
])('%s', (_, cases) => {
  it.each(cases)('%s', (__, events, state, effects) => {
    expect(walk(events)).toEqual({ state: { ...start, ...state }, effects });
  });
});
