import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REGION_IDS } from '../regions.ts';
import { factors, possible, type Suite } from './factors.ts';
import { missingPairs, pairwise, planText, regionsFor } from './spread.ts';
import { planned } from './plan.ts';

const suites = Object.keys(factors) as Suite[]; // the keys of the table

const onlyFactors = (suite: Suite) =>
  planned(suite).map(({ version, case: name, contact, viewport, adversity }) => ({
    ...{ version, case: name, contact, viewport, adversity },
  }));

describe('the plan', () => {
  it('is what its factors give; else run `npm run conformance -- generate`', () => {
    expect(readFileSync(new URL('./plan.tsv', import.meta.url), 'utf8')).toBe(planText());
  });

  it.each(suites)('holds every possible pair of %s, and sees one that is gone', (suite) => {
    const rows = onlyFactors(suite);
    expect(missingPairs(factors[suite], rows, possible[suite])).toEqual([]);
    const without = rows.filter((row) => row.contact !== 'phone');
    expect(missingPairs(factors[suite], without, possible[suite])).not.toEqual([]);
  });

  it('gives every region its share', () => {
    const shares = REGION_IDS.map(
      (id) => suites.flatMap(planned).filter(({ region }) => region === id).length,
    );
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(2);
  });
});

describe('a row stands for', () => {
  const row = { version: 'stepped', case: 'send', contact: 'email' };
  it('every region, when nothing of it depends on one', () => {
    expect(regionsFor(row)).toEqual(REGION_IDS);
  });
  it('the regions on which it could run', () => {
    const regions = regionsFor({ ...row, version: 'single' });
    expect(regions.length).toBeGreaterThan(1);
    expect(regions).not.toContain('us'); // V3 whatever the experiments are (S-010)
  });
  it('the region of its own line among others', () => {
    for (const line of suites.flatMap(planned)) expect(regionsFor(line)).toContain(line.region);
  });
});

it('pairwise takes few rows', () => {
  const three = { a: ['1', '2', '3'], b: ['1', '2', '3'], c: ['1', '2', '3'] };
  const rows = pairwise(three);
  expect(missingPairs(three, rows)).toEqual([]);
  expect(rows.length).toBeLessThan(14);
});
