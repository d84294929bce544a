import type { RawAnswer } from '../world/Rule.ts';

/** An answer that no contract allows, in the place of the server's own. */
interface OddAnswer {
  readonly name: string;
  /** The fault that it is a case of, by its number in the fault catalogue. */
  readonly fault: `F${number}`;
  /** What the call does, after its name. */
  readonly sentence: string;
  readonly answer: () => RawAnswer;
}

const json = (body: string): RawAnswer => ({ status: 200, body, type: 'application/json' });

const portalPage =
  '<!doctype html><title>Log in to this network</title><p>Accept the terms of this network to go on.</p>';

/** More than any answer of the services. Bytes. */
const HUGE = 10_000_000;

/** Every odd answer by its name. */
export const oddAnswers: readonly OddAnswer[] = [
  {
    name: 'malformed',
    fault: 'F06',
    sentence: 'answers with truncated JSON',
    answer: () => json('{"message":"succ'),
  },
  {
    name: 'schema',
    fault: 'F07',
    sentence: 'answers with JSON that does not match its contract',
    answer: () => json('{"message":"success","code":0,"data":"a text"}'),
  },
  {
    name: 'types',
    fault: 'F07',
    sentence: 'answers with values of other types',
    answer: () => json('{"message":1,"code":"zero","data":[]}'),
  },
  {
    name: 'proto',
    fault: 'F07',
    sentence: 'answers with what it has to say in `__proto__`',
    answer: () => json('{"__proto__":{"message":"success","code":0,"data":{}},"data":"a text"}'),
  },
  {
    name: 'doubled',
    fault: 'F07',
    sentence: 'answers with a key twice, the second time with another type',
    answer: () => json('{"message":"success","code":0,"data":{},"data":"a text"}'),
  },
  {
    name: 'huge',
    fault: 'F07',
    sentence: 'answers with ten megabytes of something else',
    answer: () => json(`{"message":"success","code":0,"data":"${'x'.repeat(HUGE)}"}`),
  },
  {
    name: 'html',
    fault: 'F08',
    sentence: 'is answered by a captive portal with its log-in page',
    answer: () => ({ status: 200, body: portalPage, type: 'text/html' }),
  },
  {
    name: 'empty',
    fault: 'F09',
    sentence: 'answers with an empty body',
    answer: () => json(''),
  },
  {
    name: 'nocontent',
    fault: 'F09',
    sentence: 'answers with HTTP 204, which has no body',
    answer: () => ({ status: 204, body: null, type: 'application/json' }),
  },
];
