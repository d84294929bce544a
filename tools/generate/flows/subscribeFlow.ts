import { isCoolingDown } from '../../../src/flows/Cooldown.ts';
import type { SubscribeEvent } from '../../../src/flows/subscribe/SubscribeEvent.ts';
import type { PageUse, SubscribeState } from '../../../src/flows/subscribe/SubscribeState.ts';
import { everyMove, refusals, starts } from '../../../src/flows/subscribe/support/everyMove.ts';
import { flowOf } from './movesOf.ts';

const answers = new Map(Object.entries(refusals).map(([name, error]) => [error, name]));

const stateOfPage = ({ dialog, form }: PageUse): string =>
  (form && 'a form is in use') || (dialog && 'a dialog is open') || 'not in use';

const decides = (
  state: SubscribeState,
  event: SubscribeEvent,
): Readonly<Record<string, string>> => ({
  ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
  ...('page' in event && {
    page: stateOfPage(event.page),
    'offered before': event.page.offered ? 'yes' : 'no',
    'automatic opening': state.automatic,
  }),
  ...(event.type === 'SUBMITTED' && {
    pause: isCoolingDown(state.cooldown ?? undefined, event.at) ? 'running' : 'over',
  }),
  'opened by': state.by,
});

function nodeOf({ by, automatic, activity }: SubscribeState): string {
  if (activity.name === 'closed' && automatic === 'waiting') return 'drawer/waiting';
  return `${by === 'page' ? 'page' : 'drawer'}/${activity.name}`;
}

/** The subscribe forms: the drawer with its button, and the form in the page. */
export const subscribeFlow = () =>
  flowOf({
    steps: ['drawer', 'page'],
    starts,
    moves: everyMove(),
    nodesOf: (state) => [nodeOf(state)],
    decides,
  });
