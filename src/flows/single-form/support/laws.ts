import { isCoolingDown } from '../../Cooldown.ts';
import type { SingleFormEffect } from '../SingleFormEffect.ts';
import type { Kind, SingleFormActivity } from '../SingleFormState.ts';
import { pendingOf, type SingleFormMove } from './everyMove.ts';

const isExpected = ({ before, event }: SingleFormMove): boolean =>
  'request' in event && pendingOf(before).includes(event.request);

const hasEffect = ({ effects }: SingleFormMove, type: SingleFormEffect['type']): boolean =>
  effects.some((effect) => effect.type === type);

const nothing = ({ before, after, effects }: SingleFormMove): boolean =>
  after === before && effects.length === 0;

/** The activities without a dialog over the form. */
const inUse: ReadonlySet<SingleFormActivity['name']> = new Set([
  'editing',
  'checkingRegion',
  'validating',
  'registering',
]);

/** The fields that a rejection for a replaced contact does not change. */
const keptFields = ['kind', 'revealed', 'sending', 'notices', 'retry'] as const;

/** Invariants of every move of the form, in any history. */
export const laws = {
  'a late response changes nothing': (move) =>
    !('request' in move.event) || isExpected(move) || nothing(move),
  'only one request per purpose is pending at a time, with a new number': ({
    before,
    after,
    effects,
  }) =>
    effects.every((effect) => {
      if (!('request' in effect) || effect.type === 'ABORT') return true;
      const free =
        effect.type === 'SEND_CODE'
          ? before.sending[effect.contact.type].running === null
          : !('request' in before.activity);
      const { request } = effect;
      return free && request > before.lastRequest && pendingOf(after).includes(request);
    }),
  'a request that is no longer pending was answered or aborted': (move) => {
    const { before, event, after, effects } = move;
    const left = pendingOf(before).filter((request) => !pendingOf(after).includes(request));
    return left.every(
      (request) =>
        ('request' in event && event.request === request) ||
        effects.some((effect) => effect.type === 'ABORT' && effect.request === request),
    );
  },
  'only validated values are registered': (move) => {
    const { before, event, effects } = move;
    return effects.every(
      (effect) =>
        effect.type !== 'REGISTER' ||
        (before.activity.name === 'validating' &&
          event.type === 'FORM_ACCEPTED' &&
          effect.registration === event.registration),
    );
  },
  'with a network check, validation starts only after its result': (move) => {
    const { before, event } = move;
    if (!hasEffect(move, 'VALIDATE') || !before.checksNetwork) return true;
    return event.type === 'REGION_MATCHED' || event.type === 'START_CHOSEN';
  },
  'done is reached only by the pending registration': (move) => {
    const entered = move.after.activity.name === 'done' && move.before.activity.name !== 'done';
    if (hasEffect(move, 'HAND_OVER') !== entered) return false;
    return !entered || (move.event.type === 'REGISTERED' && isExpected(move));
  },
  'done keeps no ticket and nothing unconfirmed': ({ after }) =>
    after.activity.name !== 'done' || (after.retry === null && after.unconfirmed.length === 0),
  'no event changes the done state': (move) =>
    move.before.activity.name !== 'done' || nothing(move),
  'no code is sent during the countdown': ({ before, event, effects }) =>
    event.type !== 'SEND_PRESSED' ||
    effects.length === 0 ||
    !isCoolingDown(before.sending[event.contact.type].cooldown, event.at),
  'no region is checked during its cooldown (S-209)': ({ before, event, effects }) =>
    effects.every(
      ({ type }) =>
        type !== 'CHECK_REGION' ||
        !('at' in event) ||
        !isCoolingDown(before.regionCooldown, event.at),
    ),
  'another contact resets the countdown and the ticket': ({ event, before, after }) => {
    if (event.type !== 'CONTACT_EDITED' || !inUse.has(before.activity.name)) return true;
    const { running, cooldown } = after.sending[event.kind];
    const reset = running === null && cooldown?.after !== 'sent';
    return reset && after.retry === null;
  },
  'another contact ends a submit, or marks a running registration as changed': ({
    event,
    before,
    after,
  }) => {
    if (event.type !== 'CONTACT_EDITED' || !inUse.has(before.activity.name)) return true;
    return after.activity.name === 'registering'
      ? before.activity.name === 'registering' && !after.activity.stands
      : after.activity.name === 'editing';
  },
  'a rejection for a replaced contact ends the registration, and only an unknown outcome is said': (
    move,
  ) => {
    const { event, before, after } = move;
    const { activity } = before;
    if (activity.name !== 'registering' || activity.stands) return true;
    if (event.type !== 'REGISTER_REJECTED') return true;
    if (event.request !== activity.request) return nothing(move); // a send or an older request
    const said = event.error.outcomeUnknown
      ? ['NOTIFY_FAILURE', 'TOAST_ERROR']
      : ['NOTIFY_FAILURE'];
    return (
      after.activity.name === 'editing' &&
      keptFields.every((part) => after[part] === before[part]) &&
      move.effects.every(({ type }) => said.includes(type))
    );
  },
  'the form shows the current block': ({ before, after, effects }) => {
    const shown = effects.flatMap((effect) => (effect.type === 'SHOW_BLOCK' ? [effect.kind] : []));
    return before.kind === after.kind
      ? shown.length === 0
      : shown.length === 1 && shown[0] === after.kind;
  },
  'a code is cleared by another contact, by a newer code, and when its block shows again': (
    move,
  ) => {
    const { event, before, after, effects } = move;
    const clears = (kind: Kind): boolean =>
      effects.some((effect) => effect.type === 'CLEAR_CODE' && effect.kind === kind);
    if (before.kind !== after.kind) return clears(after.kind);
    if (event.type === 'CODE_SENT' && before.activity.name !== 'done') {
      const kinds = ['email', 'phone'] as const;
      const kind = kinds.find((one) => before.sending[one].running?.request === event.request);
      return kind === undefined || clears(kind) !== before.sending[kind].edited;
    }
    if (event.type !== 'CONTACT_EDITED' || !inUse.has(before.activity.name)) return true;
    const { sent, running } = before.sending[event.kind];
    return clears(event.kind) === (sent || running !== null);
  },
  'another contact keeps a cooldown of the server': ({ event, before, after }) => {
    if (event.type !== 'CONTACT_EDITED') return true;
    const { cooldown } = before.sending[event.kind];
    return cooldown?.after !== 'throttled' || after.sending[event.kind].cooldown === cooldown;
  },
  'revealed fields stay revealed': ({ before, after }) => after.revealed || !before.revealed,
  'the focus moves only while editing or done': (move) =>
    !hasEffect(move, 'FOCUS') || ['editing', 'done'].includes(move.after.activity.name),
} satisfies Record<string, (move: SingleFormMove) => boolean>;
