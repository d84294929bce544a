import { isCoolingDown } from '../../Cooldown.ts';
import type { SignUpEffect } from '../SignUpEffect.ts';
import type { SignUpEvent } from '../SignUpEvent.ts';
import type { SignUpState } from '../SignUpState.ts';
import type { SignUpMove } from './everyMove.ts';

/** The pending request of a state. */
const pendingOf = (state: SignUpState): number | null =>
  state.step !== 'success' && 'request' in state.activity ? state.activity.request : null;

const isExpected = ({ before, event }: SignUpMove): boolean =>
  'request' in event && event.request === pendingOf(before);

const hasEffect = ({ effects }: SignUpMove, type: SignUpEffect['type']): boolean =>
  effects.some((effect) => effect.type === type);

const nothing = ({ before, after, effects }: SignUpMove): boolean =>
  after === before && effects.length === 0;

/** Whether a cooldown of the server between codes is running. */
const isThrottled = ({ cooldowns: { send } }: SignUpState, at: number): boolean =>
  send?.after === 'throttled' && isCoolingDown(send, at);

const intents = ['region', 'send', 'check', 'register'] as const;

/** The responses that replace the cooldown of a request. */
const replacing: Readonly<Record<(typeof intents)[number], readonly SignUpEvent['type'][]>> = {
  region: ['REGION_FAILED'], // S-209
  send: ['CODE_SENT', 'SEND_REJECTED'],
  check: ['CODE_REJECTED'],
  register: ['REGISTER_REJECTED'],
};

/** Whether a move changes to this step. */
const enters = ({ before, after }: SignUpMove, step: SignUpState['step']): boolean =>
  after.step === step && before.step !== step;

/** Invariants of every move of the flow, in any history. */
export const laws = {
  'a late response changes nothing': (move) =>
    !('request' in move.event) || isExpected(move) || nothing(move),
  'only one request is pending at a time, with a new number': (move) => {
    const { before, after, effects } = move;
    const requests = effects.flatMap((effect) => ('request' in effect ? [effect.request] : []));
    const [request] = requests;
    if (request === undefined) return true;
    const alone = requests.length === 1 && (pendingOf(before) === null || isExpected(move));
    const isPending = pendingOf(after) === request && after.lastRequest === request;
    return alone && isPending && request > before.lastRequest;
  },
  'a pending request was sent by an effect': (move) => {
    const pending = pendingOf(move.after);
    const sent = move.effects.some((effect) => 'request' in effect && effect.request === pending);
    return pending === null || pending === pendingOf(move.before) || sent;
  },
  'a request that is no longer pending was answered or aborted': (move) => {
    const pending = pendingOf(move.before);
    const kept = pending === null || pendingOf(move.after) === pending;
    return kept || isExpected(move) || hasEffect(move, 'ABORT');
  },
  'the password step has a ticket of the server': ({ before, event, after }) => {
    if (after.step !== 'password') return true;
    if (before.step === 'password') return after.ticket === before.ticket;
    return event.type === 'CODE_ACCEPTED' && after.ticket === event.ticket;
  },
  'only the password step holds a ticket': ({ after }) =>
    'ticket' in after === (after.step === 'password'),
  'only the account step has a sign-in mode': ({ after }) =>
    'mode' in after === (after.step === 'account'),
  'the network check ends by its response or an edit': (move) => {
    const { before, event, after } = move;
    const starts = hasEffect(move, 'CHECK_REGION');
    const loads = after.step === 'account' && after.activity.name === 'checkingRegion';
    const loaded = before.step === 'account' && before.activity.name === 'checkingRegion';
    if (starts !== (loads && !loaded)) return false;
    return !loaded || loads || isExpected(move) || event.type === 'CONTACT_EDITED';
  },
  'success requires the pending registration and hands over once': (move) => {
    const entered = enters(move, 'success');
    if (hasEffect(move, 'HAND_OVER') !== entered) return false;
    return !entered || (move.event.type === 'REGISTERED' && isExpected(move));
  },
  'success keeps nothing of the registration': (move) => {
    const { after } = move;
    if (after.step !== 'success') return true;
    const cleared = !enters(move, 'success') || hasEffect(move, 'CLEAR_PASSWORDS');
    return cleared && Object.keys(after.cooldowns).length === 0 && after.unconfirmed === null;
  },
  'no event changes the success step': (move) => move.before.step !== 'success' || nothing(move),
  'no code is sent during the countdown, except to another account': ({ before, event, effects }) =>
    effects.every(
      (effect) =>
        effect.type !== 'SEND_CODE' ||
        effect.change ||
        !('at' in event) ||
        !isCoolingDown(before.cooldowns.send, event.at),
    ),
  'a change of account is sent during the countdown': ({ before, event, effects }) => {
    if (event.type !== 'CHANGE_SUBMITTED' || before.step === 'success') return true;
    if (before.activity.name !== 'changing' || isThrottled(before, event.at)) return true;
    const [effect] = effects;
    return effect?.type === 'SEND_CODE' && effect.change && effect.contact === event.contact;
  },
  'no code is sent during a cooldown of the server': ({ before, event, effects }) =>
    effects.every(
      (effect) => effect.type !== 'SEND_CODE' || !('at' in event) || !isThrottled(before, event.at),
    ),
  'no region is checked during its cooldown (S-209)': ({ before, event, effects }) =>
    effects.every(
      ({ type }) =>
        type !== 'CHECK_REGION' ||
        !('at' in event) ||
        !isCoolingDown(before.cooldowns.region, event.at),
    ),
  'a cooldown of the server is kept in every step': ({ before, event, after }) =>
    after.step === 'success' ||
    intents.every((intent) => {
      const cooldown = before.cooldowns[intent];
      const kept = cooldown?.after !== 'throttled' || after.cooldowns[intent] === cooldown;
      return kept || replacing[intent].includes(event.type);
    }),
  'a registration without a response is unconfirmed and shows a toast': (move) => {
    const { before, event, after } = move;
    if (before.step !== 'password' || before.activity.name !== 'registering') return true;
    const unanswered = event.type === 'REGISTER_REJECTED' && event.error.outcomeUnknown;
    if (isExpected(move) ? !unanswered : after === before) return true;
    return after.unconfirmed === before.contact && hasEffect(move, 'TOAST_ERROR');
  },
  'an unconfirmed registration stays unconfirmed until success': ({ before, after }) =>
    before.unconfirmed === null || after.unconfirmed !== null || after.step === 'success',
  'a rejected code is not sent again': ({ before, effects }) =>
    before.step !== 'verification' ||
    before.refused === null ||
    effects.every((effect) => effect.type !== 'CHECK_CODE' || effect.code !== before.refused),
  'Back resets the countdown': ({ event, after }) =>
    event.type !== 'BACK_REQUESTED' ||
    after.step !== 'account' ||
    after.cooldowns.send?.after !== 'sent',
  'Back clears everything except the contact and the cooldown of the server': (move) => {
    const { before, event, after } = move;
    const left = before.step === 'verification' || before.step === 'password';
    if (event.type !== 'BACK_REQUESTED' || !left || after.step !== 'account') return true;
    const { send } = before.cooldowns;
    const cooldowns = send?.after === 'throttled' ? after.cooldowns.send === send : true;
    const fresh = after.mode.name === 'normal' && after.activity.name === 'editing';
    const cleared = hasEffect(move, 'CLEAR_CODE') && hasEffect(move, 'CLEAR_PASSWORDS');
    return after.contact === before.contact && fresh && cooldowns && cleared;
  },
  'request numbers never decrease and settings never change': ({ before, after }) =>
    after.lastRequest >= before.lastRequest && after.settings === before.settings,
} satisfies Record<string, (move: SignUpMove) => boolean>;
