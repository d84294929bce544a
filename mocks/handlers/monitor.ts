import { collectEvents } from '../../src/api/contracts/monitor.ts';
import { answer, type MockedCall } from './answer.ts';
import { succeed } from './Resolver.ts';

/** What the application reports of itself. Source: S-169. */
export const monitorCalls: readonly MockedCall[] = [
  answer(collectEvents, async ({ events }, { world }) => {
    for (const event of events) {
      // A batch whose answer was lost comes again; an event is known by its id.
      const { id } = event;
      const known = id !== undefined && world.events.find((kept) => kept['id'] === id) !== null;
      if (!known) await world.events.add(event);
    }
    return succeed({});
  }),
];
