import { expect, it } from 'vitest';
import type { Fault, SubjectName } from './FaultCase.ts';
import { faultCases } from './faultCases.ts';
import { subjects } from './subjects.ts';

const faults = Array.from(
  { length: 15 },
  (_, index): Fault => `F${String(index + 1).padStart(2, '0') as `${number}`}`,
);
const names = Object.keys(subjects) as SubjectName[]; // the keys of a record by name

const requests = (subject: SubjectName): Partial<Record<Fault, number>> =>
  Object.fromEntries(
    faultCases
      .filter((faultCase) => faultCase.subject === subject)
      .flatMap(({ fault, what }) => ('requests' in what ? [[fault, what.requests]] : [])),
  );

it.each(names)('%s meets each fault once, or there is a reason why not', (subject) => {
  const met = faultCases
    .filter((faultCase) => faultCase.subject === subject)
    .map(({ fault }) => fault);
  expect(met.toSorted()).toEqual(faults);
});

it('a read is tried twice, never after a time-out or an answer of the service', () => {
  expect(requests('region')).toMatchObject({ F01: 1, F02: 0, F03: 2, F04: 1, F05: 2, F09: 2 });
  expect(requests('region')).toMatchObject({ F10: 1, F14: 1 });
  expect(requests('content')).toMatchObject({ F01: 1, F03: 2, F04: 1 });
});

it('a prefetch is tried once', () => {
  expect(requests('preload')).toMatchObject({ F01: 1, F03: 1, F05: 1 });
});

it.each([
  ...(['send', 'verify', 'commit', 'log-in', 'reset commit'] as const),
  ...(['reset phone send', 'reset phone verify', 'reset phone commit'] as const),
  ...(['partner email send', 'partner email commit'] as const),
  ...(['bind send', 'bind email', 'bind mobile'] as const),
  ...(['info send', 'info email', 'info mobile'] as const),
  ...(['partner send', 'partner commit', 'partner submit', 'partner start', 'lead'] as const),
] as const)('a %s is never repeated by itself', (subject) => {
  const { F02, F12: _second, ...others } = requests(subject);
  expect(F02).toBe(0);
  expect(new Set(Object.values(others))).toEqual(new Set([1]));
});
