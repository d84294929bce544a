import { events, pages, type EventName } from '../../oracle/common/events.ts';
import { read } from '../expected/read.ts';
import { ownFields } from './ownFields.ts';
import type { World, WorldEvent } from './World.ts';

type OwnFields = Readonly<Record<string, unknown>>;

/** Not of a journey: content that is asked for, time that passes, and each field that is left. */
const OTHERS = ['placementShow', 'signUpDelay', 'validated'] as const;

/** The report of a call, which has its own tests. */
const isReport = (event: WorldEvent): boolean => 'url' in event;

/** The events of what a user did, whole, once each and in their order, beside what every event has. */
export async function journeyEvents(world: World): Promise<OwnFields[]> {
  const others = new Set(OTHERS.map((name) => read<string>(events[name])));
  const all = await world.events();
  return all
    .filter((event) => !others.has(event.name) && !isReport(event))
    .toSorted((one, other) => one.at - other.at)
    .map(ownFields);
}

/** An event as `journeyEvents` has it. */
export const eventOf = (event: EventName, fields: OwnFields = {}): OwnFields => ({
  name: read<string>(events[event]),
  ...fields,
});

/** The event of a page that is shown. */
export const pageEvent = (page: keyof ReturnType<typeof readPages>): OwnFields =>
  eventOf('pageShown', { page: readPages()[page] });

const readPages = () => read(pages);
