import { leadEvents } from '../../oracle/common/events.ts';
import { read } from '../expected/read.ts';
import type { World } from './World.ts';

type Kind = 'answered' | 'created' | 'failed' | 'subscribeOpened';

/** What every event has. */
const COMMON: ReadonlySet<string> = new Set([
  ...['name', 'at', 'id', 'role_type', 'market', 'page_region'],
]);

/** What the events of one kind carry so far, oldest first, beside what every event has. */
export async function leadEventsOf(world: World, kind: Kind): Promise<Record<string, unknown>[]> {
  const events = await world.eventsNamed(read(leadEvents[kind]));
  return events.map((event) =>
    Object.fromEntries(Object.entries(event).filter(([field]) => !COMMON.has(field))),
  );
}
