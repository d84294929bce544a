import type { WorldEvent } from './World.ts';

/** What every event has, or every event of a tracked market. */
const COMMON: ReadonlySet<string> = new Set([
  ...['at', 'id', 'role_type', 'market', 'page_region', 'fans_source'],
]);

/** An event without what every event has. */
export const ownFields = (event: WorldEvent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).filter(([field]) => !COMMON.has(field)));
