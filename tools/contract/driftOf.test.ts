import { expect, it } from 'vitest';
import { openRead } from '../../src/api/openCall.ts';
import { documentText, driftOf } from './driftOf.ts';
import { openApiDocument } from './openApiDocument.ts';

const call = openRead('/seller/menu/get');
const wanted = documentText(openApiDocument([call]));
const mend = 'Run `npm run contract` and commit the result.';

it('the same document has not drifted', () => {
  expect(driftOf(documentText(openApiDocument([call])), wanted)).toBe(null);
});

it('a contract that changed is told, with the line and what to run', () => {
  const changed = documentText(openApiDocument([{ ...call, faultClass: 'landing' }]));
  const line = changed.split('\n').findIndex((text) => text.includes('"landing"')) + 1;
  expect(driftOf(changed, wanted)).toBe(
    `src/api/openapi.generated.json differs from the contracts, first at line ${line}. ${mend}`,
  );
});

it.each([
  ['a call more', [call, openRead('/seller/menu/more')]],
  ['a call less', []],
])('%s is told', (_what, calls) => {
  expect(driftOf(documentText(openApiDocument(calls)), wanted)).toContain(mend);
});

it.each([
  ['missing', null],
  ['empty', ''],
  ['cut off', wanted.slice(0, -2)],
  ['longer', `${wanted}\n`],
])('a file that is %s is told', (_what, committed) => {
  expect(driftOf(committed, wanted)).toContain(mend);
});
