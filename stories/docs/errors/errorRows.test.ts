import { expect, it } from 'vitest';
import { errorCases } from '../../../mocks/scenarios/errorCases.ts';
import { errorCatalogue } from '../../../src/domain/errors/errorCatalogue.ts';
import { matchingErrors, portalErrors, serviceErrors } from './errorRows.ts';

const all = [...serviceErrors, ...portalErrors];

it('lists every error of the catalogue, with every call that can return it', () => {
  const written = Object.entries(errorCatalogue).flatMap(([service, errors]) =>
    Object.keys(errors).map((code) => `${service}.${code}`),
  );
  expect(all.map(({ service, code }) => `${service}.${code}`)).toEqual(written);
  const calls = serviceErrors.flatMap(({ showings }) => showings.flatMap((each) => each.calls));
  expect(calls).toHaveLength(errorCases.length);
});

it('has a text for every error with a surface, and only for those', () => {
  for (const { surface, message } of all.flatMap(({ showings }) => showings))
    expect(message === null, surface).toBe(surface === 'nothing' || surface === 'redirect');
});

it('separates the two surfaces of one code', () => {
  const [expired] = matchingErrors(serviceErrors, 'passport.1703');
  expect(expired?.showings.map(({ surface }) => surface)).toEqual(['code-field', 'toast']);
});

it.each([
  ['a code and its service', 'product.17', ['product.17']],
  ['a name', 'secondverifyconflict', ['passport.2097']],
  ['a call', 'network.country.check', ['product.17']],
  ['a surface', 'agreements', ['portal.input.terms']],
  ['words of a text', 'twice same', ['portal.input.repeat_differs']],
  ['a follow-up', 'wait', ['portal.call.throttled']],
  ['something else', 'no such error', []],
])('finds an error by %s', (_what, words, found) => {
  const rows = matchingErrors(all, words);
  expect(rows.map(({ service, code }) => `${service}.${code}`)).toEqual(found);
});
