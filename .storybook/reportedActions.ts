import type { SetupWorker } from 'msw/browser';
import { action } from 'storybook/actions';

type ReportedEvent = Readonly<Record<string, unknown>>;

/**
 * Shows the events of the running story in the actions panel as soon as the mock backend gets them.
 * Returns the clean-up function for `beforeEach`. Source: S-169.
 */
export function reportedActions(
  worker: Pick<SetupWorker, 'events'>,
  events: () => readonly ReportedEvent[],
): () => void {
  const stop = new AbortController();
  let shown = 0;
  const show = () => {
    const all = events();
    for (const { name, ...fields } of all.slice(shown)) action(String(name))(fields);
    shown = all.length;
  };
  worker.events.on('response:mocked', show, { signal: stop.signal });
  return () => stop.abort();
}
