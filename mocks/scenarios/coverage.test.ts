import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import type { Service } from '../../src/api/Contract.ts';
import { failedCall, type CallError, type ErrorCode } from '../../src/domain/errors/CallError.ts';
import { errorCatalogue } from '../../src/domain/errors/errorCatalogue.ts';
import type { Surface } from '../../src/domain/errors/Surface.ts';
import { surfaceOf } from '../../src/domain/errors/surfaceOf.ts';
import { callNamed } from './callNamed.ts';
import { listScenarios } from './listScenarios.ts';
import { classErrors, specifiedErrors, words, type Place, type Row } from './specifiedErrors.ts';

const surfaces: Readonly<Record<Place, Surface>> = {
  toast: 'toast',
  'field error on account': 'account-field',
  'field error on code': 'code-field',
  'field error on password': 'password-field',
  dialog: 'dialog',
  'conflict dialog': 'conflict',
  'market dialog': 'market',
  'two-step': 'two-step',
  'bind contact': 'bind-contact',
  'error screen': 'error-screen',
  ignored: 'nothing',
};

const cellsOf = (table: readonly Row[]) =>
  table.flatMap(({ code, name, at }) =>
    at.flatMap(({ service = 'passport', calls, place, message }) =>
      words(calls).map((call) => {
        const scenario = `${service}.${code}@${call}`;
        return { code, name, place, message, service, call, scenario };
      }),
    ),
  );

const cells = cellsOf(specifiedErrors);

const errorAt = (service: Service, call: string, code: ErrorCode): CallError => {
  const { faultClass } = callNamed(service, call);
  const failure = code === -1 ? 'text' : 'server';
  return failedCall({ service, call, faultClass, failure }, { code });
};

describe('the scenarios', () => {
  const sentences = new Map(listScenarios().map(({ name, sentence }) => [name, sentence]));

  it.each(cells)('hold $scenario, $name', ({ scenario }) => {
    shows(['ERR-001'], () => {
      expect([...sentences.keys()]).toContain(scenario);
      expect(sentences.get(scenario)).not.toBe('');
    });
  });
});

describe('the surface', () => {
  it.each([...cells, ...cellsOf(classErrors)])(
    'of $scenario, $name, is $place',
    ({ service, call, code, place, message }) => {
      const shown = surfaceOf(errorAt(service, call, code));
      expect(shown.surface).toBe(surfaces[place]);
      expect(shown.message).toBe(message ?? shown.message);
    },
  );
});

/** The codes of the services, each written as `service.code`. */
const catalogued = (['passport', 'product'] as const).flatMap((service) =>
  Object.keys(errorCatalogue[service])
    .filter((code) => code !== 'other')
    .map((code) => `${service}.${code}`),
);

it('knows every code of the specification and no other', () => {
  shows(['ERR-001'], () => {
    const specified = new Set(cells.map(({ service, code }) => `${service}.${code}`));
    expect(catalogued.toSorted()).toEqual([...specified].toSorted());
  });
});
