import { describe, expect, it } from 'vitest';
import type { CodeTarget } from './PartnerState.ts';
import { ada } from './support/everyMove.ts';
import {
  counting,
  formWith,
  noneRefused,
  on,
  to,
  toPhone,
  unsent,
  walk,
  type Case,
} from './support/walk.ts';

const failed = { type: 'TRACK', fact: 'sign_up.send_failed' } as const;
const network = { from: 'portal', key: 'selleronboarding_network_error_toast' } as const;
const wrong = on.rejected('bind', 4, { code: 1203 });
const wrongNotice = {
  from: 'portal',
  key: 'selleronboard_CB_signup_verification_code_error_toast',
} as const;
const sent = { email: unsent, phone: counting(60_000) };
const toAda = { by: 'contact', contact: ada } as const;
const waiting = (request: number, target: CodeTarget) => ({
  ...unsent,
  running: { request, to: target },
});
const again = on.pressed(null, 60_000);
const toEmail = [...to.form, on.switched] as const;
const binding = { name: 'binding', request: 5, to: toPhone, code: '4829', edited: false } as const;

const codes: readonly Case[] = [
  [
    'goes to what was typed where nothing is saved',
    [...toEmail, on.pressed(ada)],
    formWith({
      kind: 'email',
      lastRequest: 3,
      sending: { email: waiting(3, toAda), phone: unsent },
    }),
    [
      {
        ...{ type: 'SEND_CODE', request: 3, verifyTicket: 'V' },
        to: toAda,
      },
    ],
  ],
  [
    'goes to the saved phone, whatever was typed',
    [...to.form, on.pressed(ada)],
    formWith({ lastRequest: 3, sending: { email: unsent, phone: waiting(3, toPhone) } }),
    [
      {
        ...{ type: 'SEND_CODE', request: 3, verifyTicket: 'V' },
        to: toPhone,
      },
    ],
  ],
  [
    'that came anew after it was typed is bound with its ticket',
    [...to.code, again, on.codeEdited, on.sent(4, 60_000), on.submitted(null, 60_000)],
    formWith({
      ...{ lastRequest: 5, activity: binding },
      sending: { email: unsent, phone: counting(120_000) },
    }),
    [
      {
        ...{ type: 'BIND', request: 5, kind: 'phone', contact: null },
        ...{ code: '4829', ticket: 'T', verifyTicket: 'V' },
      },
    ],
  ],
  [
    'to what was typed keeps it for a reload (E-14)',
    [...toEmail, on.pressed(ada), on.sent(3)],
    formWith({
      kind: 'email',
      lastRequest: 3,
      sending: { email: counting(60_000), phone: unsent },
    }),
    [
      { type: 'KEEP_ACCOUNT', contact: ada },
      { type: 'CLEAR_CODE' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      { type: 'FOCUS', target: 'code' },
    ],
  ],
  [
    'of a contact that was changed comes too late',
    [...toEmail, on.pressed(ada), on.edited, on.sent(3)],
    formWith({ kind: 'email', lastRequest: 3 }),
    [],
  ],
  [
    'that changes loses its error, yet the refused one is remembered (E-07)',
    [...to.bind, wrong, on.codeEdited],
    formWith({ lastRequest: 4, sending: sent, refused: { ...noneRefused, phone: '4829' } }),
    [],
  ],
  [
    'and its error go with the contact',
    [...to.bind, wrong, on.edited],
    formWith({ lastRequest: 4, sending: { email: unsent, phone: { ...unsent, sent: true } } }),
    [{ type: 'CLEAR_CODE' }],
  ],
  [
    'that is refused shows why at its field',
    [...to.bind, wrong],
    formWith({
      lastRequest: 4,
      sending: sent,
      refused: { ...noneRefused, phone: '4829' },
      notice: wrongNotice,
    }),
    [
      { type: 'NOTIFY_FAILURE', code: 1203, logId: null },
      { type: 'CLEAR_CODE' },
      { type: 'FOCUS', target: 'code' },
    ],
  ],
  [
    'without a ticket is as wrong as one that was refused',
    [...to.form, on.submitted()],
    formWith({ refused: { ...noneRefused, phone: '4829' }, notice: wrongNotice }),
    [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
  ],
];

const resending = [...to.code, again, on.switched] as const;
const dialog = { name: 'registered', kind: 'phone', failure: null, cooldown: null } as const;

const refusals: readonly Case[] = [
  [
    'shows nothing where the seller closed the check',
    [...to.form, on.pressed(), on.rejected('send', 3, { code: 'CloseCaptcha' })],
    formWith({ lastRequest: 3 }),
    [],
  ],
  [
    'is a toast where the answer did not come',
    [...to.form, on.pressed(), on.rejected('send', 3, { failure: 'network' })],
    formWith({ lastRequest: 3 }),
    [failed, { type: 'TOAST_ERROR', notice: network }],
  ],
  [
    'is a dialog with the text that the server sent instead of a code',
    [
      ...[...to.form, on.pressed()],
      on.rejected('send', 3, { failure: 'text', code: -1, description: 'Not now.' }),
    ],
    formWith({
      lastRequest: 3,
      activity: {
        name: 'stopped',
        dialog: {
          name: 'notice',
          notice: { from: 'server', text: 'Not now.' },
          restarts: false,
        },
      },
    }),
    [failed],
  ],
  [
    'waits as long as the server says (E-19)',
    [...to.form, on.pressed(), on.rejected('send', 3, { failure: 'throttled', retryAfter: 90 })],
    formWith({
      lastRequest: 3,
      sending: {
        email: unsent,
        phone: { ...unsent, cooldown: { after: 'throttled', until: 90_000, seconds: 90 } },
      },
    }),
    [
      failed,
      {
        type: 'TOAST_ERROR',
        notice: { from: 'portal', key: 'throttled', values: { count: 90 } },
      },
    ],
  ],
  [
    'offers to link the contact that is registered there',
    [...to.form, on.pressed(), on.rejected('send', 3, { code: 4026 })],
    formWith({ lastRequest: 3, activity: { name: 'stopped', dialog } }),
    [failed],
  ],
  [
    'opens no dialog over the other contact',
    [...resending, on.rejected('send', 4, { code: 0 })],
    formWith({ kind: 'email', lastRequest: 4, sending: sent }),
    [failed, { type: 'TOAST_ERROR', notice: network }],
  ],
  [
    'opens no dialog over another one',
    [
      ...resending,
      on.pressed(ada),
      on.rejected('send', 5, { code: 1023 }),
      on.rejected('send', 4, { code: 0 }),
    ],
    formWith({
      ...{ kind: 'email', lastRequest: 5, sending: sent },
      activity: { name: 'stopped', dialog: { ...dialog, kind: 'email' } },
    }),
    [failed, { type: 'TOAST_ERROR', notice: network }],
  ],
];

describe.each([
  ['a code', codes],
  ['a code that is refused', refusals],
])('%s', (_, cases) => {
  it.each(cases)('%s', (__, events, state, effects) => {
    expect(walk(events)).toEqual({ state, effects });
  });
});
