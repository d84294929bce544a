import type { InfoEvent } from '../../../src/flows/additional-info/InfoEvent.ts';
import type { InfoActivity, InfoState } from '../../../src/flows/additional-info/InfoState.ts';
import {
  everyMove,
  refusals,
  starts,
} from '../../../src/flows/additional-info/support/everyMove.ts';
import { flowOf } from './movesOf.ts';
import { afterSend, codeOf, editedOf, pauseOf } from './sendingFacts.ts';

/** The step of the form that an activity belongs to. */
const steps: Readonly<Record<InfoActivity['name'], string>> = {
  editing: 'form',
  exists: 'form',
  refused: 'form',
  binding: 'bind',
  bound: 'bound',
  left: 'left',
};

const answers = new Map(
  Object.values(refusals).flatMap((list) => list.map(([name, error]) => [error, name] as const)),
);

function decides(state: InfoState, event: InfoEvent): Readonly<Record<string, string>> {
  const pause = pauseOf(state, event);
  return {
    ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
    ...(pause !== null && { pause }),
    ...(event.type === 'SUBMITTED' && {
      code:
        event.proven.code === state.refused[event.proven.contact.type]
          ? 'the refused one'
          : 'a new one',
    }),
    ...('error' in event && {
      'popup of the region': state.popup ? 'yes' : 'no',
      'an answer was lost before': state.unconfirmed === null ? 'no' : 'yes',
    }),
    ...(event.type === 'BIND_REJECTED' && {
      ...(state.activity.name === 'binding' && {
        'its contact': state.activity.stands ? 'stands' : 'changed',
      }),
    }),
    ...(afterSend.has(event.type) && {
      before: codeOf({ ...state.sending.email, running: null }),
      field: editedOf(state.sending.email),
      form: state.activity.name === 'editing' ? 'editing' : 'busy',
    }),
  };
}

const nodesOf = ({ activity, sending }: InfoState): readonly string[] => [
  ['bound', 'left'].includes(activity.name)
    ? activity.name
    : `${steps[activity.name]}/${activity.name}`,
  `code/${codeOf(sending.email)}`,
];

/** The page for additional information: the form, and the code of one of its two blocks. */
export const infoFlow = () =>
  flowOf({
    steps: ['form', 'bind', 'bound', 'left', 'code'],
    starts,
    moves: everyMove(),
    nodesOf,
    decides,
  });
