import { describe, expect, it } from 'vitest';
import type { Notice } from '../../domain/errors/Notice.ts';
import { partnerMachine } from './partnerMachine.ts';
import type { PartnerDialog, PartnerState } from './PartnerState.ts';
import { ada, saved } from './support/everyMove.ts';
import {
  counting,
  formWith,
  on,
  to,
  toPhone,
  unsent,
  walk,
  type Case,
  type Idle,
} from './support/walk.ts';

const phone = counting(60_000);
const sent = { lastRequest: 4, sending: { email: unsent, phone } } as const;
const bound = { lastRequest: 5, sending: sent.sending, bound: { redirectUrl: '/settle' } } as const;
const notified = (code: number | 'CloseCaptcha' | null) =>
  ({ type: 'NOTIFY_FAILURE', code, logId: null }) as const;
const network: Notice = { from: 'portal', key: 'selleronboarding_network_error_toast' };
const throttled: Notice = { from: 'portal', key: 'throttled', values: { count: 90 } };
const cooldown = { after: 'throttled', until: 90_000, seconds: 90 } as const;
const toSubmit = { type: 'FOCUS', target: 'submit' } as const;
const taken = { name: 'registered', kind: 'phone', failure: null, cooldown: null } as const;
const left = (lastRequest: number, type: PartnerState['type'] = 'register'): PartnerState => ({
  ...{ step: 'left', type, lastRequest },
});
const refused = (fault: Parameters<typeof on.rejected>[2]) => [
  ...to.bind,
  on.rejected('bind', 4, fault),
];
const lost = [...refused({ outcomeUnknown: true }), on.submitted()];
const maybeOwn = [...lost, on.rejected('bind', 5, { code: 1007 })];
const registered = refused({ code: 1001 });
const linking = [...registered, on.linkingChosen] as const;
const linked = refused({ code: 1007 });
const text = refused({ code: 9999, description: 'Not now.' });

const typedBind = [...to.form, on.switched, on.pressed(ada), on.sent(3), on.submitted(ada)];
const edited = formWith({
  ...{ kind: 'email', lastRequest: 4 },
  sending: { email: { ...unsent, sent: true }, phone: unsent },
});

const binds: readonly Case[] = [
  [
    'names the contact that was typed',
    typedBind,
    formWith({
      ...{ kind: 'email', lastRequest: 4, sending: { email: phone, phone: unsent } },
      activity: {
        ...{ name: 'binding', request: 4, code: '4829', edited: false },
        to: { by: 'contact', contact: ada },
      },
    }),
    [
      {
        ...{ type: 'BIND', request: 4, kind: 'email', contact: ada },
        ...{ code: '4829', ticket: 'T', verifyTicket: 'V' },
      },
    ],
  ],
  [
    'whose contact is edited meanwhile takes its ticket and its code along',
    [...typedBind, on.edited],
    {
      ...edited,
      activity: {
        ...{ name: 'binding', request: 4, code: '4829', edited: false },
        to: { by: 'contact', contact: ada },
      },
    },
    [{ type: 'CLEAR_CODE' }],
  ],
  [
    'of a contact that was edited meanwhile says nothing of the next code (E-20)',
    [...typedBind, on.edited, on.rejected('bind', 4, { code: 1203 })],
    edited,
    [notified(1203)],
  ],
  [
    'leaves a code that is typed meanwhile, and remembers the refused one (E-07, E-08)',
    [...typedBind, on.codeEdited, on.rejected('bind', 4, { code: 1203 })],
    formWith({
      ...{ kind: 'email', lastRequest: 4, refused: { email: '4829', phone: null } },
      sending: { email: phone, phone: unsent },
    }),
    [notified(1203)],
  ],
  [
    'names the saved contact by its ticket alone',
    [...to.code, on.submitted(ada)],
    formWith({
      ...sent,
      activity: { name: 'binding', request: 4, to: toPhone, code: '4829', edited: false },
    }),
    [
      {
        ...{ type: 'BIND', request: 4, kind: 'phone', contact: null },
        ...{ code: '4829', ticket: 'T', verifyTicket: 'V' },
      },
    ],
  ],
  [
    'whose second step the seller left leads to the log-in, with its tips (2046)',
    refused({ failure: 'declined' }),
    left(4),
    [notified(null), { type: 'ABORT' }, { type: 'GO_TO', page: 'login', tips: true }],
  ],
  [
    'of which the seller closed the check leads back to its button',
    refused({ code: 'CloseCaptcha' }),
    formWith(sent),
    [notified('CloseCaptcha'), toSubmit],
  ],
  [
    'of which the network failed can be tried again',
    refused({ failure: 'offline' }),
    formWith(sent),
    [notified(null), { type: 'TOAST_ERROR', notice: { from: 'portal', key: 'offline' } }],
  ],
  [
    'of which the answer was lost is remembered (E-18)',
    refused({ outcomeUnknown: true }),
    formWith({ ...sent, unconfirmed: toPhone }),
    [notified(null), { type: 'TOAST_ERROR', notice: { from: 'portal', key: 'outcome_unknown' } }],
  ],
  [
    'after a lost one may be refused because of it (E-18)',
    maybeOwn,
    formWith({
      ...{ ...sent, lastRequest: 5, unconfirmed: toPhone },
      activity: { name: 'stopped', dialog: { name: 'maybe-own' } },
    }),
    [notified(1007)],
  ],
  [
    'waits as long as the server says (E-19)',
    refused({ failure: 'throttled', retryAfter: 90 }),
    formWith({ ...sent, cooldown }),
    [notified(null), { type: 'TOAST_ERROR', notice: throttled }],
  ],
  [
    'that succeeds hands the data over',
    to.submit,
    formWith({ ...bound, activity: { name: 'submitting', request: 5 } }),
    [{ type: 'ONBOARD', request: 5, saved }],
  ],
  [
    'ends with the hand-over',
    [...to.submit, on.onboarded(5)],
    formWith({ ...bound, activity: { name: 'done' } }),
    [
      { type: 'FOCUS', target: 'heading' },
      { type: 'HAND_OVER', kind: 'phone', redirectUrl: '/settle' },
    ],
  ],
];

const dialogs = (
  [
    ['has the text of a field', { code: 1011 }, { from: 'portal', key: 'log_in_account_unknown' }],
    ['has the usual text for an unknown failure', { code: 0 }, network],
    ['does not ask for the second step again', { code: 2046 }, network],
    [
      'has the server’s reason for the second step',
      { code: 2046, description: 'Not now.' },
      { from: 'server', text: 'Not now.' },
    ],
  ] as const
).map(([name, fault, notice]): Case => {
  const dialog: PartnerDialog = { name: 'notice', notice, restarts: false };
  const activity = { name: 'stopped', dialog } as const;
  return [name, refused(fault), formWith({ ...sent, activity }), [notified(fault.code)]];
});

const choices: readonly Case[] = [
  ['a notice closes to the button', [...text, on.dismissed], formWith(sent), [toSubmit]],
  ['linked accounts close to the button', [...linked, on.dismissed], formWith(sent), [toSubmit]],
  [
    'the linking takes the data along',
    linking,
    formWith({
      ...{ ...sent, lastRequest: 5 },
      activity: { name: 'linking', request: 5, dialog: taken },
    }),
    [{ type: 'START_LINKING', request: 5, saved }],
  ],
  [
    'the linking that was started leaves for the partner’s page',
    [...linking, on.linkingStarted(5)],
    left(5),
    [{ type: 'LEAVE_FOR_BINDING' }],
  ],
  [
    'the linking that the server throttled waits in its dialog (E-19)',
    [...linking, on.rejected('start', 5, { failure: 'throttled', retryAfter: 90 })],
    formWith({
      ...{ ...sent, lastRequest: 5 },
      activity: { name: 'stopped', dialog: { ...taken, failure: throttled, cooldown } },
    }),
    [],
  ],
  [
    'an account that may be the own one leads to the log-in (E-18)',
    [...maybeOwn, on.logInChosen],
    left(5, 'login'),
    [{ type: 'ABORT' }, { type: 'GO_TO', page: 'login' }],
  ],
];

describe.each([
  ['a bind', binds],
  ['a notice about a bind', dialogs],
  ['in a dialog', choices],
])('%s', (_, cases) => {
  it.each(cases)('%s', (__, events, state, effects) => {
    expect(walk(events)).toEqual({ state, effects });
  });
});

const early = on.submitted(null, 89_999);
const whileBinding = [on.switched, on.pressed(), on.submitted(), on.dismissed];
const others = [on.edited, on.codeEdited, ...whileBinding];
const failing = [...to.submit, on.rejected('submit', 5, { failure: 'throttled', retryAfter: 90 })];

it.each<Idle>([
  ['during the cooldown of a bind', refused({ failure: 'throttled', retryAfter: 90 }), [early]],
  ['after the bind: another contact, or a bind', failing, [early, on.switched, on.pressed()]],
  [
    'while the contact is bound',
    to.bind,
    [on.bound(3), on.rejected('bind', 3, {}), on.onboarded(4), on.sent(9), ...whileBinding],
  ],
  [
    'while the data is handed over',
    to.submit,
    [on.onboarded(4), on.rejected('submit', 4, {}), on.bound(5), ...others],
  ],
  [
    'while the linking is started',
    linking,
    [on.linkingStarted(4), on.rejected('start', 4, {}), on.bound(5), ...others],
  ],
  ['in an offer to link', registered, [on.logInChosen, on.switched, on.bound(4)]],
  ['in a notice', text, [on.logInChosen, on.linkingChosen, on.submitted()]],
  ['in the doubt about an own account', maybeOwn, [on.linkingChosen, on.switched, on.edited]],
  ['after the hand-over', [...to.submit, on.onboarded(5)], [on.back, on.onboarded(5), on.restored]],
])('no event counts where it has no place, %s', (_, events, idle) => {
  const { state } = walk(events);
  for (const event of idle) expect(partnerMachine(state, event)).toEqual({ state, effects: [] });
});

it('keeps a bound contact, and its code, where only the submit failed', () => {
  const { state } = walk(failing);
  for (const event of [on.edited, on.switched])
    expect(partnerMachine(state, event)).toEqual({ state, effects: [] });
});
