import { expect, it } from 'vitest';
import { shapeOf } from './shapeOf.ts';

it.each([
  [null, 'null'],
  [{ b: 1, a: 'x' }, '{a: string, b: number}'],
  [{ list: ['a', 'b', 1], none: [] }, '{list: [number | string], none: []}'],
  [{ deep: { flag: true, gone: null } }, '{deep: {flag: boolean, gone: null}}'],
  ['text', 'string'],
])('%o has the shape %s', (body, shape) => {
  expect(shapeOf(body)).toBe(shape);
});
