import { describe, expect, it } from 'vitest';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { InfoEvent } from './InfoEvent.ts';
import { infoMachine } from './infoMachine.ts';
import { ada } from './support/everyMove.ts';
import { budi, counting, on, start, to, walk, type Case } from './support/walk.ts';

const sent = { lastRequest: 2, sending: { email: counting(60_000), phone: start.sending.phone } };
const notified = (code: number | 'CloseCaptcha' | null) =>
  ({ type: 'NOTIFY_FAILURE', code, logId: null }) as const;
const conflict = { type: 'TRACK', fact: 'sign_up.conflict_shown' } as const;
const network = { from: 'portal', key: 'selleronboarding_network_error_toast' } as const;
const wrong: Notice = {
  ...{ from: 'portal', key: 'selleronboard_CB_signup_verification_code_error_toast' },
};
const lost = [...to.bind, on.bindRejected(2, { outcomeUnknown: true }), on.submitted()] as const;
const linked = [...to.bind, on.bindRejected(2, { code: 1007 })] as const;
const link: InfoEvent = { type: 'LOG_IN_LINK_CHOSEN', contact: ada };

const answers: readonly Case[] = [
  [
    'hands over, and no earlier attempt is in doubt any more (E-18)',
    [...lost, on.bound(3)],
    { ...sent, lastRequest: 3, activity: { name: 'bound' } },
    [
      { type: 'FOCUS', target: 'heading' },
      { type: 'HAND_OVER', contact: ada, redirectUrl: '/settle', userId: '7' },
    ],
  ],
  [
    'whose second step the seller left leads to the log-in, with its tips (2046)',
    [...to.bind, on.bindRejected(2, { failure: 'declined' })],
    sent,
    [notified(null), { type: 'GO_TO_LOGIN', contact: ada, tips: true }],
  ],
  [
    'does not ask for the second step again (S-114)',
    [...to.bind, on.bindRejected(2, { code: 2046, description: 'Not now' })],
    sent,
    [notified(2046), { type: 'TOAST_ERROR', notice: network }],
  ],
  [
    'whose captcha the seller closed leaves the form as it was',
    [...to.bind, on.bindRejected(2, { code: 'CloseCaptcha' })],
    sent,
    [notified('CloseCaptcha'), { type: 'FOCUS', target: 'submit' }],
  ],
  [
    'tells that the account exists',
    [...to.bind, on.bindRejected(2, { code: 1023 })],
    {
      ...sent,
      notices: { email: { from: 'portal', key: 'seller_login_email_exist' } },
      activity: { name: 'exists', contact: ada, maybeOwn: false },
    },
    [notified(1023), conflict],
  ],
  [
    'tells that the account may be the own one after a lost answer (E-18)',
    [...lost, on.bindRejected(3, { code: 1023 })],
    {
      ...{ ...sent, lastRequest: 3, unconfirmed: ada },
      activity: { name: 'exists', contact: ada, maybeOwn: true },
    },
    [notified(1023), conflict],
  ],
  [
    'after a lost answer shows an error that cannot come from it as it is',
    [...lost, on.bindRejected(3, { code: 0 })],
    { ...sent, lastRequest: 3, unconfirmed: ada },
    [notified(0), { type: 'TOAST_ERROR', notice: network }],
  ],
  [
    'of another contact has nothing to do with the lost one',
    [...lost.slice(0, -1), on.edited('email')],
    {
      ...{ lastRequest: 2, unconfirmed: ada },
      sending: { ...sent.sending, email: { ...counting(0), cooldown: null } },
    },
    [{ type: 'CLEAR_CODE', kind: 'email' }],
  ],
  [
    'that was lost does not explain that another contact exists (E-18)',
    [...lost.slice(0, -1), on.switched, on.pressed(budi), on.sendRejected(3, { code: 1023 })],
    {
      ...{ ...sent, kind: 'phone', lastRequest: 3, unconfirmed: ada },
      notices: { phone: { from: 'portal', key: 'seller_login_email_exist' } },
      activity: { name: 'exists', contact: budi, maybeOwn: false },
    },
    [conflict],
  ],
  [
    'says that the outcome is unknown, also after a change of the contact (E-18)',
    [...to.bind, on.edited('email'), on.bindRejected(2, { outcomeUnknown: true })],
    {
      ...{ lastRequest: 2, unconfirmed: ada },
      sending: { ...sent.sending, email: { ...counting(0), cooldown: null } },
    },
    [notified(null), { type: 'TOAST_ERROR', notice: { from: 'portal', key: 'outcome_unknown' } }],
  ],
  [
    'says why in a dialog',
    [...to.bind, on.bindRejected(2, { code: 2097 })],
    { ...sent, activity: { name: 'refused', notice: network, logIn: false } },
    [notified(2097)],
  ],
  [
    'leaves a code that is typed meanwhile, and remembers the refused one (E-07, E-08)',
    [...to.bind, on.codeEdited, on.bindRejected(2, { code: 1704 })],
    { ...sent, refused: { email: '482915', phone: null } },
    [notified(1704)],
  ],
  [
    'still counts where the other block changes meanwhile (E-20)',
    [...to.bind, on.edited('phone'), on.bindRejected(2, { code: 1704 })],
    { ...sent, notices: { email_code: wrong }, refused: { email: '482915', phone: null } },
    [
      notified(1704),
      { type: 'CLEAR_CODE', kind: 'email' },
      { type: 'FOCUS', target: 'email_code' },
    ],
  ],
];

const choices: readonly Case[] = [
  [
    'the link at the field opens the log-in of the contact, without tips (S-077)',
    [link],
    {},
    [{ type: 'GO_TO_LOGIN', contact: ada, tips: false }],
  ],
  [
    'a closed refusal leads back to the button',
    [...linked, on.dismissed],
    sent,
    [{ type: 'FOCUS', target: 'submit' }],
  ],
  [
    'Back takes along that the outcome is unknown (E-18)',
    [...to.bind, on.back],
    {
      ...sent,
      activity: { name: 'left' },
    },
    [{ type: 'ABORT' }, { type: 'LEAVE', notice: { from: 'portal', key: 'outcome_unknown' } }],
  ],
];

describe.each([
  ['a bind', answers],
  ['the seller’s choice', choices],
])('%s', (_, cases) => {
  it.each(cases)('%s', (__, events, state, effects) => {
    expect(walk(events)).toEqual({ state: { ...start, ...state }, effects });
  });
});

const ofForm = [on.switched, on.pressed(ada, 60_000), on.submitted(), link];
const ofDialog = [on.dismissed, on.logInChosen];
const resending = [...to.code, on.pressed(ada, 60_000), on.submitted(60_000)] as const;
const late = [on.sent(2, 60_000), on.sendRejected(2, { code: 1023 }, 60_000)];

it.each<readonly [string, readonly InfoEvent[], readonly InfoEvent[]]>([
  ['in the form: of a dialog, and late answers', to.code, [...ofDialog, on.bound(1), on.sent(7)]],
  ['while the contact is bound: of the form', to.bind, [...ofForm, ...ofDialog]],
  [
    'while the contact is bound: late answers',
    to.bind,
    [on.bound(1), on.bindRejected(1, { code: 0 })],
  ],
  ['in a dialog: of the form, and late answers', linked, [...ofForm, on.back, on.bound(2)]],
  [
    'after the hand-over: all, also a code that is still under way',
    [...resending, on.bound(3)],
    [...ofForm, ...ofDialog, ...late, on.back, on.bound(3)],
  ],
  [
    'after Back: all, also a code that was under way',
    [...resending, on.back],
    [...ofForm, ...ofDialog, ...late, on.back, on.bound(3)],
  ],
])('no event counts where it has no place, %s', (_, events, others) => {
  const { state } = walk(events);
  for (const event of others) expect(infoMachine(state, event)).toEqual({ state, effects: [] });
});
