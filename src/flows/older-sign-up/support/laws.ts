import { mustWait } from '../../Wait.ts';
import type { OlderEffect } from '../OlderEffect.ts';
import type { Kind, OlderActivity } from '../OlderState.ts';
import { pendingOf, type OlderMove } from './everyMove.ts';

const answers = ({ before, event }: OlderMove): boolean =>
  'request' in event && pendingOf(before).includes(event.request);

const asksFor = ({ effects }: OlderMove, type: OlderEffect['type']): boolean =>
  effects.some((effect) => effect.type === type);

const nothing = ({ before, after, effects }: OlderMove): boolean =>
  after === before && effects.length === 0;

/** The activities with no dialog over the form. */
const inUse: ReadonlySet<OlderActivity['name']> = new Set([
  'editing',
  'checkingNetwork',
  'validating',
  'registering',
]);

/** What a refusal of another contact leaves as it is. */
const keptByAll = ['kind', 'revealed', 'sending', 'notices', 'verifyTicket', 'doubtful'] as const;

/** What holds for every move of the form, whatever came before. */
export const laws = {
  'a late answer changes nothing': (move) =>
    !('request' in move.event) || answers(move) || nothing(move),
  'never two requests for one intent: one starts under a number of its own, and is awaited': ({
    before,
    after,
    effects,
  }) =>
    effects.every((effect) => {
      if (!('request' in effect) || effect.type === 'ABORT') return true;
      const free =
        effect.type === 'SEND_CODE'
          ? before.sending[effect.contact.type].request === null
          : !('request' in before.activity);
      const { request } = effect;
      return free && request > before.lastRequest && pendingOf(after).includes(request);
    }),
  'a request that is no longer awaited is answered or aborted': (move) => {
    const { before, event, after, effects } = move;
    const left = pendingOf(before).filter((request) => !pendingOf(after).includes(request));
    return left.every(
      (request) =>
        ('request' in event && event.request === request) ||
        effects.some((effect) => effect.type === 'ABORT' && effect.request === request),
    );
  },
  'the server is asked to register what the rules accepted, and nothing else': (move) => {
    const { before, event, effects } = move;
    return effects.every(
      (effect) =>
        effect.type !== 'REGISTER' ||
        (before.activity.name === 'validating' &&
          event.type === 'FORM_ACCEPTED' &&
          effect.registration === event.registration),
    );
  },
  'where the network is compared, nothing is validated before its answer': (move) => {
    const { before, event } = move;
    if (!asksFor(move, 'VALIDATE') || !before.checksNetwork) return true;
    return event.type === 'NETWORK_ACCEPTED' || event.type === 'START_CHOSEN';
  },
  'the end is reached only by the awaited registration': (move) => {
    const entered = move.after.activity.name === 'done' && move.before.activity.name !== 'done';
    if (asksFor(move, 'HAND_OVER') !== entered) return false;
    return !entered || (move.event.type === 'REGISTERED' && answers(move));
  },
  'the end leaves no ticket and no doubt behind': ({ after }) =>
    after.activity.name !== 'done' || (after.verifyTicket === null && !after.doubtful),
  'the end is the end': (move) => move.before.activity.name !== 'done' || nothing(move),
  'no code while one counts down': ({ before, event, effects }) =>
    event.type !== 'SEND_PRESSED' ||
    effects.length === 0 ||
    !mustWait(before.sending[event.contact.type].wait ?? undefined, event.at),
  'another contact resets its countdown, its ticket and the doubt': ({ event, before, after }) => {
    if (event.type !== 'CONTACT_EDITED' || !inUse.has(before.activity.name)) return true;
    const { request, wait } = after.sending[event.kind];
    const reset = request === null && wait?.after !== 'sent';
    return reset && after.verifyTicket === null && !after.doubtful;
  },
  'another contact ends a submit that is not sent; one that is sent keeps nothing but a success': ({
    event,
    before,
    after,
  }) => {
    if (event.type !== 'CONTACT_EDITED' || !inUse.has(before.activity.name)) return true;
    return after.activity.name === 'registering'
      ? before.activity.name === 'registering' && !after.activity.stands
      : after.activity.name === 'editing';
  },
  'a refusal of another contact ends the wait, and lays nothing on the form': (move) => {
    const { event, before, after } = move;
    const { activity } = before;
    if (activity.name !== 'registering' || activity.stands) return true;
    if (event.type !== 'REGISTER_REJECTED') return true;
    if (event.request !== activity.request) return nothing(move); // the number of a send, or an old one
    return (
      after.activity.name === 'editing' &&
      keptByAll.every((part) => after[part] === before[part]) &&
      move.effects.every(({ type }) => type === 'TELL_FAILURE')
    );
  },
  'the form shows the block that the flow is at': ({ before, after, effects }) => {
    const shown = effects.flatMap((effect) => (effect.type === 'SHOW_BLOCK' ? [effect.kind] : []));
    return before.kind === after.kind
      ? shown.length === 0
      : shown.length === 1 && shown[0] === after.kind;
  },
  'a code ends with its contact, with a newer one, and where its block comes back': (move) => {
    const { event, before, after, effects } = move;
    const clears = (kind: Kind): boolean =>
      effects.some((effect) => effect.type === 'CLEAR_CODE' && effect.kind === kind);
    if (before.kind !== after.kind) return clears(after.kind);
    if (event.type === 'CODE_SENT' && before.activity.name !== 'done') {
      const kinds = ['email', 'phone'] as const;
      const kind = kinds.find((one) => before.sending[one].request === event.request);
      return kind === undefined || clears(kind);
    }
    if (event.type !== 'CONTACT_EDITED' || !inUse.has(before.activity.name)) return true;
    const { sent, request } = before.sending[event.kind];
    return clears(event.kind) === (sent || request !== null);
  },
  'a pause that the server asks for outlives another contact': ({ event, before, after }) => {
    if (event.type !== 'CONTACT_EDITED') return true;
    const { wait } = before.sending[event.kind];
    return wait?.after !== 'throttled' || after.sending[event.kind].wait === wait;
  },
  'what was revealed stays': ({ before, after }) => after.revealed || !before.revealed,
  'the focus moves only in a form that is in use': (move) =>
    !asksFor(move, 'FOCUS') || ['editing', 'done'].includes(move.after.activity.name),
  'effects come with a new state, which the hook waits for': ({ before, after, effects }) =>
    effects.length === 0 || after !== before,
} satisfies Record<string, (move: OlderMove) => boolean>;
