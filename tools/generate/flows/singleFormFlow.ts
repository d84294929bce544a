import type { SingleFormEvent } from '../../../src/flows/single-form/SingleFormEvent.ts';
import type {
  SingleFormActivity,
  SingleFormState,
} from '../../../src/flows/single-form/SingleFormState.ts';
import { everyMove, refusals, starts } from '../../../src/flows/single-form/support/everyMove.ts';
import { flowOf } from './movesOf.ts';
import { afterSend, codeOf, editedOf, pauseOf } from './sendingFacts.ts';

/** The step of the form that an activity belongs to. */
const steps: Readonly<Record<SingleFormActivity['name'], string>> = {
  editing: 'form',
  exists: 'form',
  leaving: 'form',
  agreeing: 'form',
  pickingSite: 'form',
  checkingRegion: 'network',
  warned: 'network',
  warnedAtSend: 'network',
  validating: 'registration',
  registering: 'registration',
  done: 'done',
};

const answers = new Map(Object.entries(refusals).map(([name, error]) => [error, name]));

function decides(state: SingleFormState, event: SingleFormEvent): Readonly<Record<string, string>> {
  const pause = pauseOf(state, event);
  return {
    ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
    ...(pause !== null && { pause }),
    ...(event.type === 'SUBMITTED' && {
      'compares the network': state.checksNetwork ? 'yes' : 'no',
    }),
    ...(event.type === 'METHOD_CHOSEN' && { method: event.method }),
    ...('method' in state.activity && {
      'continues with': state.activity.method === null ? 'the form' : 'a provider',
    }),
    ...(event.type === 'REGISTER_REJECTED' && {
      'an answer was lost before': state.unconfirmed ? 'yes' : 'no',
      ...(state.activity.name === 'registering' && {
        'its contact': state.activity.stands ? 'stands' : 'changed',
      }),
    }),
    ...(afterSend.has(event.type) && {
      before: codeOf({ ...state.sending.email, running: null }),
      field: editedOf(state.sending.email),
    }),
    ...((afterSend.has(event.type) || event.type === 'SEND_PRESSED') && {
      form: state.activity.name === 'editing' ? 'editing' : 'busy',
    }),
  };
}

const nodesOf = ({ activity, sending, revealed }: SingleFormState): readonly string[] => [
  activity.name === 'done' ? 'done' : `${steps[activity.name]}/${activity.name}`,
  `code/${codeOf(sending.email)}`,
  `fields/${revealed ? 'revealed' : 'hidden'}`,
];

/** Sign-up on the single-form page: the form, the code of one of its two blocks, and what is shown. */
export const singleFormFlow = () =>
  flowOf({
    steps: ['form', 'network', 'registration', 'done', 'code', 'fields'],
    starts,
    moves: everyMove(false),
    nodesOf,
    decides,
  });
