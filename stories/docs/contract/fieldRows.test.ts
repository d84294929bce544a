import { expect, it } from 'vitest';
import document from '../../../src/api/openapi.generated.json' with { type: 'json' };
import { bodyForms, fieldRows, typeText } from './fieldRows.ts';
import { readCatalogue } from './readCatalogue.ts';

it.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'number', const: 4 }, '4'],
  [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
  [{ anyOf: [{ const: 1 }, { const: 2 }, { const: 1 }] }, '1 | 2'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'array', items: { type: 'object' } }, 'list of object'],
  [{}, 'anything'],
])('%j is %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

const order = {
  type: 'object',
  properties: {
    id: { type: 'string', description: 'Its number.' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] },
    },
  },
  required: ['id'],
  additionalProperties: {},
};

it('lists nested fields after their parent', () => {
  const rows = fieldRows(order).map(
    ({ depth, parents, name, required }) => `${depth} ${parents}${name} ${required}`,
  );
  expect(rows).toEqual(['0 id true', '0 lines false', '1 lines.sku true', '0 … false']);
  expect(fieldRows(order)[0]?.note).toBe('Its number.');
});

it('follows a pointer, and fails on a broken one with the command to run', () => {
  const [form] = bodyForms({ $ref: '#/components/schemas/Order' }, { Order: order });
  expect(form?.rows).toHaveLength(4);
  expect(() => bodyForms({ $ref: '#/components/schemas/Lost' })).toThrow(
    'npm run generate -- contract',
  );
});

it('names each shape of a body', () => {
  const titles = (schema: object) => bodyForms({ ...schema }).map(({ title }) => title);
  expect(titles(order)).toEqual(['Body']);
  expect(titles({ anyOf: [order, { ...order, title: 'Other' }] })).toEqual([
    'Body, form 1 of 2',
    'Other',
  ]);
});

it('adds a note to a body without fields', () => {
  const note = (schema: object) => bodyForms({ ...schema })[0]?.note;
  expect(note({ type: 'object', properties: {} })).toBe('An empty object.');
  expect(note({ type: 'object', additionalProperties: {} })).toBe('Any JSON object.');
});

it('reads every call of the document', () => {
  const { calls, groups } = readCatalogue(document);
  expect(new Set(calls.map(({ group }) => group))).toEqual(new Set(groups.map(({ name }) => name)));
  for (const { response, request, method } of calls) {
    expect(response.length).toBeGreaterThan(0);
    expect(request.length).toBeGreaterThan(method === 'POST' ? 0 : -1);
  }
});
