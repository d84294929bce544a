import { mustWait } from '../../Wait.ts';
import type { OlderEffect } from '../OlderEffect.ts';
import { pendingOf, type OlderMove } from './everyMove.ts';

const answers = ({ before, event }: OlderMove): boolean =>
  'request' in event && pendingOf(before).includes(event.request);

const asksFor = ({ effects }: OlderMove, type: OlderEffect['type']): boolean =>
  effects.some((effect) => effect.type === type);

const nothing = ({ before, after, effects }: OlderMove): boolean =>
  after === before && effects.length === 0;

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
    if (event.type !== 'CONTACT_EDITED' || before.activity.name !== 'editing') return true;
    const { request, wait } = after.sending[event.kind];
    const reset = request === null && wait?.after !== 'sent';
    return reset && after.verifyTicket === null && !after.doubtful;
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
