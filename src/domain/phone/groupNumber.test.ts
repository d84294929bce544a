import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupNumber } from './groupNumber.ts';

it.each([
  ['44', '7911123456', '7911 123456'],
  ['1', '2025550123', '202 555 0123'],
  ['33', '612345678', '6 12 34 56 78'],
  ['34', '612345678', '612 345 678'],
  ['65', '81234567', '8123 4567'],
  ['86', '13800138000', '138 0013 8000'],
  ['62', '81234567890', '812 3456 7890'],
  ['55', '11961234567', '11 96123 4567'],
  ['998', '901234567', '901 234 567'],
  ['39', '3123456789', '312 345 6789'],
  ['49', '15112345678', '151 1234 5678'],
  ['52', '5512345678', '55 1234 5678'],
  ['60', '123456789', '12 345 6789'],
  ['63', '9171234567', '917 123 4567'],
  ['66', '812345678', '81 234 5678'],
  ['84', '912345678', '912 345 678'],
  ['353', '851234567', '85 123 4567'],
  ['852', '51234567', '5123 4567'],
  ['62', '812345678', '812 345678'],
  ['62', '8123456789', '812 3456 789'],
  ['33', '612', '6 12'],
  ['377', '61234', '61234'],
  ['44', '', ''],
])('+%s %s is grouped as %s', (code, number, grouped) => {
  expect(groupNumber(code, number)).toBe(grouped);
});

it('adds spaces and changes nothing else', () => {
  const digits = fc.array(fc.nat({ max: 9 }), { maxLength: 150 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.constantFrom('44', '1', '33', '49', '998'), digits, (code, number) => {
      const grouped = groupNumber(code, number);
      expect(grouped.replaceAll(' ', '')).toBe(number);
      expect(grouped).not.toMatch(/^ | $| {2}/);
    }),
    { numRuns: 1000 },
  );
});
