import { collectEvents } from '../../src/api/contracts/monitor.ts';
import { answer, type MockedCall } from './answer.ts';
import { succeed } from './Resolver.ts';

/** Collects the events that the application reports. Source: S-169. */
export const monitorCalls: readonly MockedCall[] = [
  answer(collectEvents, async ({ events }, { world }) => {
    for (const event of events) await world.addEvent(event);
    return succeed({});
  }),
];
