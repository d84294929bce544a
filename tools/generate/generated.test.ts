import { expect, it } from 'vitest';
import { openRead } from '../../src/api/openCall.ts';
import { documentText } from './contract/contract.ts';
import { openApiDocument } from './contract/openApiDocument.ts';
import { driftOf as driftOfFile } from './generated.ts';

const call = openRead('/seller/menu/get');
const textOf = (...calls: readonly (typeof call)[]) => documentText(openApiDocument(calls));
const wanted = textOf(call);
const fix = 'Run `npm run generate -- contract` and commit the result.';
const path = 'src/api/openapi.generated.json';
const driftOf = (committed: string | null) =>
  driftOfFile({ path, text: wanted }, committed, 'contract');

it('the same document has not drifted', () => {
  expect(driftOf(textOf(call))).toBe(null);
});

it('a contract that changed is reported, with the line and what to run', () => {
  const changed = textOf({ ...call, faultClass: 'landing' });
  const line = changed.split('\n').findIndex((text) => text.includes('"landing"')) + 1;
  expect(driftOf(changed)).toBe(`${path} differs from its sources, first at line ${line}. ${fix}`);
});

it.each([
  ['a call more', [call, openRead('/seller/menu/more')]],
  ['a call less', []],
])('%s is reported', (_what, calls) => {
  expect(driftOf(textOf(...calls))).toContain(fix);
});

it.each([
  ['missing', null],
  ['empty', ''],
  ['cut off', wanted.slice(0, -2)],
  ['longer', `${wanted}\n`],
])('a file that is %s is reported', (_what, committed) => {
  expect(driftOf(committed)).toContain(fix);
});
