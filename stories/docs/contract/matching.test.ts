import { expect, it } from 'vitest';
import document from '../../../src/api/openapi.generated.json' with { type: 'json' };
import { everyCall, matching } from './matching.ts';
import { readCatalogue } from './readCatalogue.ts';

const { calls } = readCatalogue(document);
const names = (filter: Partial<typeof everyCall>) =>
  matching(calls, { ...everyCall, ...filter }).map(({ name }) => name);

it('returns every call for an empty filter', () => {
  expect(names({})).toHaveLength(calls.length);
  expect(names({ words: '  ' })).toHaveLength(calls.length);
});

it.each([
  ['a path', '/network/country/check', ['network.country.check']],
  ['the path of a twin', '/widget/api/v{version}/monitor', ['collect']],
  ['a name with its service', 'passport.email.send_code', ['email.send_code']],
  ['words of a purpose in any order and case', 'ID_TOKEN logs', ['oidc.callback']],
  ['something else', 'no such call', []],
])('finds a call by %s', (_what, words, found) => {
  expect(names({ words })).toEqual(found);
});

it('combines the parts of a filter', () => {
  expect(names({ group: 'Config centre', bodies: 'shown' })).toEqual([
    'arch.config_center_gw.get_config',
  ]);
  const bodies = ['shown', 'open'] as const;
  const certainties = ['specified', 'assumed'] as const;
  const parts = bodies.flatMap((body) =>
    certainties.flatMap((certainty) => names({ bodies: body, certainty })),
  );
  expect(parts).toHaveLength(calls.length);
});
