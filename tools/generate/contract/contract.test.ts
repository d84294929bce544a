import { expect, it } from 'vitest';
import { contracts } from '../../../mocks/contracts.ts';
import { openRead, openWrite } from '../../../src/api/openCall.ts';
import { documentText, lintProblems } from './contract.ts';
import { openApiDocument } from './openApiDocument.ts';

it('the linter finds nothing in the document', async () => {
  expect(await lintProblems(documentText(openApiDocument(contracts)))).toEqual([]);
});

/** The document of one call, with one text of it replaced by another. */
const planted = (call: ReturnType<typeof openWrite>, from: string, to: string) => {
  const text = documentText(openApiDocument([call]));
  expect(text).toContain(from);
  return lintProblems(text.replaceAll(from, to));
};

it.each([
  [
    'a path parameter that nobody declares',
    '/seller/a"',
    '/seller/{id}/a"',
    'path-parameters-defined',
  ],
  ['an operation without a summary', '"summary": "', '"x-summary": "', 'operation-summary'],
  ['a pointer to nothing', 'schemas/ProductError', 'schemas/NoSuchError', 'no-unresolved-refs'],
  ['a schema of no known type', '"type": "object"', '"type": "thing"', 'struct'],
])('the linter sees %s', async (_what, from, to, rule) => {
  const problems = await planted(openWrite('/seller/a'), from, to);
  expect(problems.join('\n')).toContain(`(${rule})`);
});

it('an id that stands twice', async () => {
  const text = documentText(openApiDocument([openRead('/seller/a'), openRead('/seller/b')]));
  const problems = await lintProblems(text.replace('"product_a"', '"product_b"'));
  expect(problems.join('\n')).toContain('(operation-operationId-unique)');
});
