import { mustWait } from '../../Wait.ts';
import type { SignUpEffect } from '../SignUpEffect.ts';
import type { SignUpState } from '../SignUpState.ts';
import type { SignUpMove } from './everyMove.ts';

/** The request that a state waits for. */
const pendingOf = (state: SignUpState): number | null =>
  state.step !== 'success' && 'request' in state.activity ? state.activity.request : null;

const answers = ({ before, event }: SignUpMove): boolean =>
  'request' in event && event.request === pendingOf(before);

const asksFor = ({ effects }: SignUpMove, type: SignUpEffect['type']): boolean =>
  effects.some((effect) => effect.type === type);

const nothing = ({ before, after, effects }: SignUpMove): boolean =>
  after === before && effects.length === 0;

/** Whether the server asked for a pause between codes that is not over. */
const pauses = ({ waits: { send } }: SignUpState, at: number): boolean =>
  send?.after === 'throttled' && mustWait(send, at);

/** Whether a move goes to a place that it was not at. */
const enters = ({ before, after }: SignUpMove, step: SignUpState['step']): boolean =>
  after.step === step && before.step !== step;

/** What holds for every move of the flow, whatever came before. */
export const laws = {
  'a late answer changes nothing': (move) =>
    !('request' in move.event) || answers(move) || nothing(move),
  'never two requests at once: one starts alone, under a number of its own, and is awaited': (
    move,
  ) => {
    const { before, after, effects } = move;
    const requests = effects.flatMap((effect) => ('request' in effect ? [effect.request] : []));
    const [request] = requests;
    if (request === undefined) return true;
    const alone = requests.length === 1 && (pendingOf(before) === null || answers(move));
    const awaited = pendingOf(after) === request && after.lastRequest === request;
    return alone && awaited && request > before.lastRequest;
  },
  'what is awaited was asked for': (move) => {
    const awaited = pendingOf(move.after);
    const asked = move.effects.some((effect) => 'request' in effect && effect.request === awaited);
    return awaited === null || awaited === pendingOf(move.before) || asked;
  },
  'a request that is no longer awaited is answered or aborted': (move) => {
    const awaited = pendingOf(move.before);
    const kept = awaited === null || pendingOf(move.after) === awaited;
    return kept || answers(move) || asksFor(move, 'ABORT');
  },
  'no password step without a ticket of the server': ({ before, event, after }) => {
    if (after.step !== 'password') return true;
    if (before.step === 'password') return after.ticket === before.ticket;
    return event.type === 'CODE_ACCEPTED' && after.ticket === event.ticket;
  },
  'a ticket lives at the password step alone': ({ after }) =>
    'ticket' in after === (after.step === 'password'),
  'a provider is followed at the account step alone': ({ after }) =>
    'mode' in after === (after.step === 'account'),
  'the network check is waited for, and ends by an answer or an edit': (move) => {
    const { before, event, after } = move;
    const asks = asksFor(move, 'CHECK_REGION');
    const loads = after.step === 'account' && after.activity.name === 'checkingRegion';
    const loaded = before.step === 'account' && before.activity.name === 'checkingRegion';
    if (asks !== (loads && !loaded)) return false;
    return !loaded || loads || answers(move) || event.type === 'CONTACT_EDITED';
  },
  'success only by the awaited registration, handed over once': (move) => {
    const entered = enters(move, 'success');
    if (asksFor(move, 'HAND_OVER') !== entered) return false;
    return !entered || (move.event.type === 'REGISTERED' && answers(move));
  },
  'success leaves nothing of the registration behind': (move) => {
    const { after } = move;
    if (after.step !== 'success') return true;
    const cleared = !enters(move, 'success') || asksFor(move, 'CLEAR_PASSWORDS');
    return cleared && Object.keys(after.waits).length === 0 && after.doubtful === null;
  },
  'success is the end': (move) => move.before.step !== 'success' || nothing(move),
  'no code while one counts down, but to another account': ({ before, event, effects }) =>
    effects.every(
      (effect) =>
        effect.type !== 'SEND_CODE' ||
        effect.change ||
        !('at' in event) ||
        !mustWait(before.waits.send, event.at),
    ),
  'a change of account is sent through the running countdown': ({ before, event, effects }) => {
    if (event.type !== 'CHANGE_SUBMITTED' || before.step === 'success') return true;
    if (before.activity.name !== 'changing' || pauses(before, event.at)) return true;
    const [effect] = effects;
    return effect?.type === 'SEND_CODE' && effect.change && effect.contact === event.contact;
  },
  'no code to anybody while the server asks for a pause': ({ before, event, effects }) =>
    effects.every(
      (effect) => effect.type !== 'SEND_CODE' || !('at' in event) || !pauses(before, event.at),
    ),
  'the pause that the server asks for is kept wherever the flow goes': ({
    before,
    event,
    after,
  }) => {
    const { send } = before.waits;
    const kept = send?.after !== 'throttled' || after.waits.send === send;
    const anew = event.type === 'CODE_SENT' || event.type === 'SEND_REJECTED';
    return kept || anew || after.step === 'success';
  },
  'a registration without an answer leaves a doubt, which is said': (move) => {
    const { before, event, after } = move;
    if (before.step !== 'password' || before.activity.name !== 'registering') return true;
    const unanswered = event.type === 'REGISTER_REJECTED' && event.error.outcomeUnknown;
    if (answers(move) ? !unanswered : after === before) return true;
    return after.doubtful === before.contact && asksFor(move, 'TOAST_ERROR');
  },
  'a doubt lasts until the account is there': ({ before, after }) =>
    before.doubtful === null || after.doubtful !== null || after.step === 'success',
  'a refused code is not sent again': ({ before, effects }) =>
    before.step !== 'verification' ||
    before.refused === null ||
    effects.every((effect) => effect.type !== 'CHECK_CODE' || effect.code !== before.refused),
  'Back resets the countdown': ({ event, after }) =>
    event.type !== 'BACK_PRESSED' || after.step !== 'account' || after.waits.send?.after !== 'sent',
  'Back clears all but the contact, and what the server asked to wait for': (move) => {
    const { before, event, after } = move;
    const left = before.step === 'verification' || before.step === 'password';
    if (event.type !== 'BACK_PRESSED' || !left || after.step !== 'account') return true;
    const asked = before.waits.send;
    const waits = asked?.after === 'throttled' ? after.waits.send === asked : true;
    const fresh = after.mode.name === 'normal' && after.activity.name === 'editing';
    const cleared = asksFor(move, 'CLEAR_CODE') && asksFor(move, 'CLEAR_PASSWORDS');
    return after.contact === before.contact && fresh && waits && cleared;
  },
  'effects come with a new state, which the hook waits for': ({ before, after, effects }) =>
    effects.length === 0 || after !== before,
  'numbers and settings last': ({ before, after }) =>
    after.lastRequest >= before.lastRequest && after.settings === before.settings,
} satisfies Record<string, (move: SignUpMove) => boolean>;
