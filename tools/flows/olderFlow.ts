import type { OlderEvent } from '../../src/flows/older-sign-up/OlderEvent.ts';
import type {
  OlderActivity,
  OlderState,
  Sending,
} from '../../src/flows/older-sign-up/OlderState.ts';
import { everyMove, refusals, starts } from '../../src/flows/older-sign-up/support/everyMove.ts';
import { mustWait } from '../../src/flows/Wait.ts';
import { flowOf } from './movesOf.ts';

/** The part of the form's way that an activity belongs to. */
const steps: Readonly<Record<OlderActivity['name'], string>> = {
  editing: 'form',
  exists: 'form',
  pickingSite: 'form',
  checkingNetwork: 'network',
  warned: 'network',
  validating: 'registration',
  registering: 'registration',
  done: 'done',
};

/** What comes of these depends on what was before the send. */
const afterSend: ReadonlySet<OlderEvent['type']> = new Set([
  'CODE_SENT',
  'SEND_REJECTED',
  'CONTACT_EDITED',
]);

function codeOf({ request, wait, sent }: Sending): string {
  if (request !== null) return 'sending';
  if (wait?.after === 'throttled') return 'throttled';
  if (wait?.after === 'sent') return 'sent';
  return sent ? 'free again' : 'not sent';
}

const answers = new Map(Object.entries(refusals).map(([name, error]) => [error, name]));

function pauseOf({ sending, wait }: OlderState, event: OlderEvent): string | null {
  if (event.type !== 'SUBMITTED' && event.type !== 'SEND_PRESSED') return null;
  const pause = event.type === 'SUBMITTED' ? wait : sending.email.wait;
  return mustWait(pause ?? undefined, event.at) ? 'running' : 'over';
}

function decides(state: OlderState, event: OlderEvent): Readonly<Record<string, string>> {
  const pause = pauseOf(state, event);
  return {
    ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
    ...(pause !== null && { pause }),
    ...(event.type === 'SUBMITTED' && {
      'compares the network': state.checksNetwork ? 'yes' : 'no',
    }),
    ...(event.type === 'REGISTER_REJECTED' && {
      'an answer was lost before': state.doubtful ? 'yes' : 'no',
      ...(state.activity.name === 'registering' && {
        'its contact': state.activity.stands ? 'stands' : 'changed',
      }),
    }),
    ...(afterSend.has(event.type) && {
      before: codeOf({ ...state.sending.email, request: null }),
    }),
    ...((afterSend.has(event.type) || event.type === 'SEND_PRESSED') && {
      form: state.activity.name === 'editing' ? 'editing' : 'busy',
    }),
  };
}

const placesOf = ({ activity, sending, revealed }: OlderState): readonly string[] => [
  activity.name === 'done' ? 'done' : `${steps[activity.name]}/${activity.name}`,
  `code/${codeOf(sending.email)}`,
  `fields/${revealed ? 'revealed' : 'hidden'}`,
];

/** Sign-up on the older page: the form, the code of one of its two blocks, and what is shown. */
export const olderFlow = () =>
  flowOf({
    steps: ['form', 'network', 'registration', 'done', 'code', 'fields'],
    starts,
    moves: everyMove(false),
    placesOf,
    decides,
  });
