import type { HttpHandler } from 'msw';
import { contracts } from '../contracts.ts';
import { answer, type CallerOf, type MockedCall } from './answer.ts';
import { monitorCalls } from './monitor.ts';
import { bindCalls } from './passport/bind.ts';
import { callbackCalls } from './passport/callback.ts';
import { codeCalls } from './passport/codes.ts';
import { registerCalls } from './passport/register.ts';
import { sessionCalls } from './passport/session.ts';
import { contentCalls } from './product/content.ts';
import { reportCalls } from './product/reports.ts';
import { loginCheckCalls } from './product/session.ts';
import { succeed } from './Resolver.ts';
import { unknownCall } from './unknownCall.ts';

/** Calls whose bodies the specification does not give; they return an empty object. */
const openCalls: readonly MockedCall[] = contracts
  .filter(({ open }) => open)
  .map((contract) => answer(contract, () => succeed({})));

/** Every call that the mock backend answers. */
export const mockedCalls: readonly MockedCall[] = [
  ...[...codeCalls, ...registerCalls, ...bindCalls, ...sessionCalls, ...callbackCalls],
  ...[...contentCalls, ...loginCheckCalls, ...reportCalls],
  ...monitorCalls,
  ...openCalls,
];

/** The whole backend as msw handlers, the same in a service worker, behind HTTP and in Node. */
export const createHandlers = (callerOf: CallerOf): HttpHandler[] => [
  ...mockedCalls.map(({ handlerFor }) => handlerFor(callerOf)),
  unknownCall(callerOf),
];
