import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { cooldownAfterRefusal, isCoolingDown } from '../Cooldown.ts';
import { type Machine, stay, type Transition } from '../Machine.ts';
import type { SubscribeEffect } from './SubscribeEffect.ts';
import type { SubscribeEvent } from './SubscribeEvent.ts';
import type { PageUse, SubscribeActivity, SubscribeState } from './SubscribeState.ts';

type Next = Transition<SubscribeState, SubscribeEffect>;
type Sending = Extract<SubscribeActivity, { name: 'sending' }>;
type EventOf<Type extends SubscribeEvent['type']> = Extract<SubscribeEvent, { type: Type }>;

const at = (state: SubscribeState, activity: SubscribeActivity): SubscribeState => ({
  ...state,
  activity,
});

const openedBy = (
  state: SubscribeState,
  by: 'visitor' | 'timer',
  activity: SubscribeActivity = { name: 'open' },
): Next => ({
  state: { ...at(state, activity), by, automatic: 'over' },
  effects: [{ type: 'KEEP_OFFERED' }, { type: 'TRACK_OPENED', by }],
});

/** Opens by itself, waits while the page is in use, and once only for each load of the page. Source: E-16, S-145. */
function opensItself(state: SubscribeState, { dialog, form, offered }: PageUse): Next {
  if (offered) return { state: { ...state, automatic: 'over' }, effects: [] };
  if (!dialog && !form) return openedBy(state, 'timer');
  return state.automatic === 'waiting'
    ? stay(state)
    : { state: { ...state, automatic: 'waiting' }, effects: [] };
}

function whileClosed(state: SubscribeState, event: SubscribeEvent): Next {
  switch (event.type) {
    case 'BUTTON_PRESSED':
      return openedBy(state, 'visitor');
    case 'TIME_PASSED':
      return state.automatic === 'due' ? opensItself(state, event.page) : stay(state);
    case 'PAGE_CHANGED':
      return state.automatic === 'waiting' ? opensItself(state, event.page) : stay(state);
    default:
      return stay(state);
  }
}

/**
 * What closes the drawer. One that opened by itself makes way for another form, and has taken no focus
 * that could return, so that its button has it once the visitor closed it. Source: E-16, E-30.
 */
function closing(state: SubscribeState, event: SubscribeEvent): Next {
  const closed = at(state, { name: 'closed', thanked: state.activity.name === 'thanked' });
  const { by } = state;
  if (event.type === 'DISMISSED' && by !== 'page')
    return {
      state: closed,
      effects: by === 'timer' ? [{ type: 'FOCUS', target: 'button' }] : [],
    };
  if (event.type === 'PAGE_CHANGED' && by === 'timer' && event.page.form)
    return { state: closed, effects: [] };
  return stay(state);
}

function send(state: SubscribeState, { subscription, at: now }: EventOf<'SUBMITTED'>): Next {
  if (isCoolingDown(state.cooldown, now)) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: {
      ...at(state, { name: 'sending', request, away: false }),
      ...{ cooldown: null, lastRequest: request },
    },
    effects: [{ type: 'SEND_LEAD', request, subscription }],
  };
}

/** A lead has a text of its own for every failure that the server answers with. Source: A§8 (LEAD-020). */
const noticeOf = (error: CallError): Notice => presentError({ ...error, description: null }).notice;

/** Thanks; whoever types in another form by then keeps the focus there. Source: E-16, E-24. */
const thanking = (state: SubscribeState, shown: boolean, elsewhere: boolean): Next => ({
  state: shown ? at(state, { name: 'thanked' }) : at(state, { name: 'closed', thanked: true }),
  effects: [
    { type: 'TRACK_SENT' },
    { type: 'KEEP_OFFERED' },
    { type: 'CLEAR_FORM' },
    ...(shown && !elsewhere ? [{ type: 'FOCUS', target: 'thanks' } as const] : []),
  ],
});

function whileSending(state: SubscribeState, sending: Sending, event: SubscribeEvent): Next {
  const { by } = state;
  if (event.type === 'PAGE_CHANGED' && by === 'timer' && event.page.form)
    return { state: at(state, { ...sending, away: true }), effects: [] };
  if (event.type === 'BUTTON_PRESSED' && sending.away)
    return openedBy(state, 'visitor', { ...sending, away: false });
  if (!('request' in event) || event.request !== sending.request) return stay(state);
  if (event.type === 'SENT') return thanking(state, !sending.away, event.elsewhere);
  const { error } = event;
  return {
    state: {
      ...at(state, sending.away ? { name: 'closed', thanked: false } : { name: 'open' }),
      cooldown: cooldownAfterRefusal(event.at, error.retryAfter),
    },
    effects: [
      { type: 'TRACK_REJECTED', code: error.code },
      { type: 'TOAST_ERROR', notice: noticeOf(error) },
    ],
  };
}

/** A subscribe form: closed, open, sending, thanked. Source: A§4, B§4 (SUB-001 to SUB-003), E-16. */
export const subscribeMachine: Machine<SubscribeState, SubscribeEvent, SubscribeEffect> = (
  state,
  event,
) => {
  const { activity } = state;
  switch (activity.name) {
    case 'closed':
      return whileClosed(state, event);
    case 'open':
      return event.type === 'SUBMITTED' ? send(state, event) : closing(state, event);
    case 'sending':
      return whileSending(state, activity, event);
    case 'thanked':
      return closing(state, event);
  }
};
