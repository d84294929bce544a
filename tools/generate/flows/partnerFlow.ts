import { isCoolingDown } from '../../../src/flows/Cooldown.ts';
import type { PartnerEvent } from '../../../src/flows/partner-onboarding/PartnerEvent.ts';
import type {
  FormStep,
  PartnerSending,
  PartnerState,
} from '../../../src/flows/partner-onboarding/PartnerState.ts';
import {
  callbacks,
  everyMove,
  refusals,
  starts,
} from '../../../src/flows/partner-onboarding/support/everyMove.ts';
import { flowOf } from './movesOf.ts';
import { codeOf, editedOf } from './sendingFacts.ts';

const answers = new Map(
  Object.values(refusals).flatMap((list) => list.map(([name, error]) => [error, name] as const)),
);
const returned = new Map(Object.entries(callbacks).map(([name, callback]) => [callback, name]));

const isPaused = (pause: PartnerSending['cooldown'], at: number): string =>
  isCoolingDown(pause ?? undefined, at) ? 'running' : 'over';

function codeDecides({
  activity,
  sending,
  kind,
  saved,
}: FormStep): Readonly<Record<string, string>> {
  return {
    before: codeOf({ ...sending[kind], running: null }),
    field: editedOf(sending[kind]),
    form: activity.name === 'editing' ? 'editing' : 'busy',
    contact: kind === 'phone' && saved.mobileTicket !== null ? 'saved' : 'typed',
  };
}

const codeEvents: ReadonlySet<PartnerEvent['type']> = new Set([
  'CODE_SENT',
  'SEND_REJECTED',
  'CONTACT_EDITED',
]);

function formDecides(state: FormStep, event: PartnerEvent): Readonly<Record<string, string>> {
  const { sending, kind, activity } = state;
  const other = kind === 'phone' ? 'email' : 'phone';
  const bound = state.bound === null ? 'no' : 'yes';
  return {
    ...(event.type === 'SUBMITTED' && {
      pause: isPaused(state.cooldown, event.at),
      code: event.code === state.refused[kind] ? 'the refused one' : 'a new one',
      ticket: sending[kind].ticket === null ? 'none' : 'of the last send',
      send: sending[kind].running === null ? 'none' : 'under way',
      bound,
    }),
    ...(event.type === 'SEND_PRESSED' && { pause: isPaused(sending[kind].cooldown, event.at) }),
    ...(event.type === 'KIND_SWITCHED' && { bound, to: codeOf(sending[other]) }),
    ...(event.type === 'LINKING_CHOSEN' && {
      dialog: 'dialog' in activity ? activity.dialog.name : 'none',
    }),
    ...(codeEvents.has(event.type) && codeDecides(state)),
  };
}

const decides = (state: PartnerState, event: PartnerEvent): Readonly<Record<string, string>> => ({
  ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
  ...(event.type === 'ARRIVED' && { 'what came back': returned.get(event.callback) ?? 'another' }),
  ...(event.type === 'FINISHED' && { account: event.loggedIn ? 'linked' : 'not linked' }),
  ...(event.type === 'PREFILLED' && { data: event.saved === null ? 'none' : 'some' }),
  ...(state.step === 'stopped' && event.type === 'LINKING_CHOSEN' && { dialog: state.dialog.name }),
  ...(state.step === 'form' && formDecides(state, event)),
});

function nodesOf(state: PartnerState): readonly string[] {
  switch (state.step) {
    case 'arriving':
      return [`arriving/${state.doing}`];
    case 'stopped':
      return [`stopped/${state.dialog.name}`];
    case 'linking':
      return ['stopped/linking'];
    case 'form':
      return [
        state.activity.name === 'done' ? 'done' : `form/${state.activity.name}`,
        `code/${codeOf(state.sending[state.kind])}`,
      ];
    case 'failed':
    case 'left':
      return [state.step];
  }
}

/** The return from the partner: what came back, the form, and the code of the contact that is shown. */
export const partnerFlow = () =>
  flowOf({
    steps: ['arriving', 'stopped', 'form', 'code', 'done', 'failed', 'left'],
    starts,
    moves: everyMove(),
    nodesOf,
    decides,
  });
