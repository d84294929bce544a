import { expect, it } from 'vitest';
import { listScenarios } from '../../../mocks/scenarios/listScenarios.ts';
import { localAddress } from './localAddress.ts';
import { everyScenario, matchingGroups, scenarioGroups, sizeOf } from './scenarioLines.ts';

const matching = (filter: Partial<typeof everyScenario>) =>
  matchingGroups(scenarioGroups, { ...everyScenario, ...filter });
const names = (filter: Partial<typeof everyScenario>) =>
  matching(filter).flatMap(({ lines }) => lines.map(({ name }) => name));

it('returns every scenario for an empty filter', () => {
  expect(names({})).toEqual(listScenarios().map(({ name }) => name));
  expect(sizeOf(matching({}))).toBe(listScenarios().length);
});

it.each([
  ['a name', 'landing.empty', ['landing.empty']],
  ['words of a sentence in any order and case', 'FRANCE network', ['region.mismatch']],
  ['the number of a fault', 'f03', ['lost@email.send_code']],
  ['something else', 'no such scenario', []],
])('finds a scenario by %s', (_what, words, found) => {
  expect(names({ words })).toEqual(found);
});

it('filters by kind', () => {
  expect(matching({ kind: 'state' }).map(({ title }) => title)).toEqual(['States']);
  expect(names({ kind: 'fault', words: 'landing' })).toEqual([]);
});

it('links an error to its story', () => {
  const storyOf = (name: string) =>
    scenarioGroups.flatMap(({ lines }) => lines).find((line) => line.name === name)?.story;
  expect(storyOf('passport.1023@email.send_code')).toBe(
    './?path=/story/errors-passport--email-exist-1023-at-email-send-code',
  );
  expect(storyOf('region.mismatch')).toBeNull();
});

it('encodes the name in the address', () => {
  const name = 'passport.-1@register+latency:2000@email.send_code';
  expect(new URL(localAddress(name)).searchParams.get('scenario')).toBe(name);
});
