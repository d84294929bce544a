import { leadEvents } from '../../oracle/common/events.ts';
import { read } from '../expected/read.ts';
import { ownFields } from './ownFields.ts';
import type { World } from './World.ts';

type Kind = 'answered' | 'created' | 'failed' | 'subscribeOpened';

/** What the events of one kind carry so far, oldest first, beside what every event has. */
export async function leadEventsOf(world: World, kind: Kind): Promise<Record<string, unknown>[]> {
  const events = await world.eventsNamed(read(leadEvents[kind]));
  return events.map((event) => {
    const { name: _, ...own } = ownFields(event);
    return own;
  });
}
