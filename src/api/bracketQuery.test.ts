import * as fc from 'fast-check';
import { parse } from 'qs';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { bracketQuery } from './bracketQuery.ts';

describe('a query in nested bracket form (S-159)', () => {
  it.each([
    [{}, ''],
    [{ a: 'b' }, '?a=b'],
    [{ a: { b: { c: 1 } } }, '?a%5Bb%5D%5Bc%5D=1'],
    [{ a: ['x', 'y'] }, '?a%5B0%5D=x&a%5B1%5D=y'],
    [{ a: undefined, b: null, c: false }, '?c=false'],
    [{ 'a&b': 'c=d é' }, '?a%26b=c%3Dd%20%C3%A9'],
  ])('%j', (query, text) => {
    covers(['API-028'], () => {
      expect(bracketQuery(query)).toBe(text);
    });
  });

  it('is parsed back to the same object by qs', () => {
    const key = fc.stringMatching(/^[a-z_]{1,8}$/);
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
        fc.array(fc.string(), { minLength: 1, maxLength: 5 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, tree, { noNullPrototype: true }), (query) => {
        expect(parse(bracketQuery(query), { ignoreQueryPrefix: true, depth: 50 })).toEqual(query);
      }),
    );
  });
});
