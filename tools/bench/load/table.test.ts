import { expect, test } from 'vitest';
import { factTable, median, medians, ratioTable } from './table.ts';
import type { LoadFacts } from './visit.ts';

const facts: LoadFacts = {
  ...{ usable: 800, hydrated: 2400, lcp: 780, cls: 0, longestTask: 0, codeStep: 3900 },
  ...{ scriptBeforeUsable: 500, bytesBeforeUsable: 8700, keyAt4: 16, keyAt10: 40 },
  ...{ scriptBeforeHydrated: 135_600, bytesBeforeHydrated: 141_000 },
};

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('each fact has its own median', () => {
  const visits = [1, 2, 9].map((factor) => ({ ...facts, usable: factor, lcp: -factor }));
  expect(medians(visits)).toEqual({ ...facts, usable: 2, lcp: -2 });
});

test('a page without a visit is an error', () => {
  expect(() => medians([])).toThrow('A page was not visited.');
});

const sites = new Map([
  [
    'gb',
    new Map([
      ['portal', facts],
      ['static form', { ...facts, usable: 640 }],
      ['React form', { ...facts, usable: 1600 }],
    ]),
  ],
]);

test('the facts are a row for each page', () => {
  const [head, , portal, hand] = factTable(sites).split('\n');
  expect(head).toMatch(/^\| site \| page \| usable \| hydrated \| LCP \| code step \|/);
  expect(portal).toBe(
    '| gb | portal | 800 | 2400 | 780 | 3900 | 0.000 | < 50 | 0.5 / 8.7 | 135.6 / 141.0 | 16 / 40 |',
  );
  expect(hand).toContain('| gb | static form | 640 |');
});

test('the ratios are those to the pages that were measured', () => {
  expect(ratioTable(sites).split('\n')).toEqual([
    '| site | usable : static form | usable : React form | LCP : static form |',
    '| --- | --- | --- | --- |',
    '| gb | 1.25 | 0.50 | 1.00 |',
  ]);
});
