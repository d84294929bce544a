import { expect, it } from 'vitest';
import { errorCells } from '../../../mocks/scenarios/errorCells.ts';
import { errorCatalogue } from '../../../src/domain/errors/errorCatalogue.ts';
import { matchingErrors, portalErrors, serviceErrors } from './errorRows.ts';

const all = [...serviceErrors, ...portalErrors];

it('every error of the catalogue is a row, with every call that can answer with it', () => {
  const written = Object.entries(errorCatalogue).flatMap(([service, errors]) =>
    Object.keys(errors).map((code) => `${service}.${code}`),
  );
  expect(all.map(({ service, code }) => `${service}.${code}`)).toEqual(written);
  const calls = serviceErrors.flatMap(({ showings }) => showings.flatMap((each) => each.calls));
  expect(calls).toHaveLength(errorCells.length);
});

it('what nobody reads has no text, all else has one', () => {
  for (const { surface, message } of all.flatMap(({ showings }) => showings))
    expect(message === null, surface).toBe(surface === 'nothing' || surface === 'redirect');
});

it('a code that shows in two ways says where it shows in which', () => {
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
