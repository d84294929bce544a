import type { HttpHandler } from 'msw';
import type { CallerOf, MockedCall } from './answer.ts';
import { monitorCalls } from './monitor.ts';
import { passportCalls } from './passport.ts';
import { productCalls } from './product.ts';
import { unknownCall } from './unknownCall.ts';

/** Every call that the mock backend answers. */
export const mockedCalls: readonly MockedCall[] = [
  ...passportCalls,
  ...productCalls,
  ...monitorCalls,
];

/** The whole backend as msw handlers, the same in a service worker, behind HTTP and in Node. */
export const createHandlers = (callerOf: CallerOf): HttpHandler[] => [
  ...mockedCalls.map(({ handlerFor }) => handlerFor(callerOf)),
  unknownCall(callerOf),
];
