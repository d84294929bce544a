import type { SetupWorker } from 'msw/browser';
import { action } from 'storybook/actions';

type ReportedEvent = Readonly<Record<string, unknown>>;

/**
 * Shows the events of the running story in its actions panel, each as soon as the mock backend has
 * taken it. Returns what ends it, as `beforeEach` wants. Source: S-169.
 */
export function reportedActions(
  worker: Pick<SetupWorker, 'events'>,
  events: () => readonly ReportedEvent[],
): () => void {
  const stop = new AbortController();
  let shown = 0;
  const show = () => {
    const told = events();
    for (const { name, ...fields } of told.slice(shown)) action(String(name))(fields);
    shown = told.length;
  };
  worker.events.on('response:mocked', show, { signal: stop.signal });
  return () => stop.abort();
}
