import { describe, expect, test } from 'vitest';
import { errorCases } from './errorCases.ts';
import { listScenarios } from './listScenarios.ts';
import { parseScenario } from './parseScenario.ts';
import { ScenarioError } from './ScenarioError.ts';

const names = listScenarios().map(({ name }) => name);

describe('the list', () => {
  test('has one scenario for every code at every call of the catalogue', () => {
    const wanted = errorCases.map(({ scenario }) => scenario);
    expect(wanted.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(wanted));
  });

  test('has unique names, each with a sentence', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { sentence } of listScenarios()) expect(sentence).toMatch(/^\S.*\.$/);
  });

  test.each(names)('%s can be parsed', (name) => {
    expect(parseScenario(name).name).toBe(name);
    const { rules, arrange = [] } = parseScenario(name);
    expect(rules.length + arrange.length > 0).toBe(name !== 'default');
  });
});

describe('a name', () => {
  test('may join several, by a plus or by the space that a query string has in its place', () => {
    const joined = 'latency:800@email.send_code+passport.1023@email.send_code';
    const kinds = parseScenario(joined).rules.map(({ effect }) => effect.kind);
    expect(kinds).toEqual(['latency', 'refuse']);
    expect(parseScenario(joined.replace('+', ' '))).toEqual(parseScenario(joined));
  });

  test('that is unknown fails with the nearest names', () => {
    expect(() => parseScenario('region.missmatch')).toThrow(ScenarioError);
    expect(() => parseScenario('region.missmatch')).toThrow(/Nearest: region\.mismatch/);
    expect(() => parseScenario('')).toThrow(ScenarioError);
    expect(() => parseScenario('pending@email.nothing')).toThrow(/There is no scenario/);
  });

  test.each([
    ['latency@email.send_code', /whole number from 1 to 120000; write latency:2000@<call>/],
    ['latency:soon@email.send_code', /needs its milliseconds/],
    ['status:200@email.send_code', /from 400 to 599/],
    ['pending:5@email.send_code', /takes no number/],
  ])('%s fails with the values that the modifier takes', (name, message) => {
    expect(() => parseScenario(name)).toThrow(message);
  });

  test.each([
    'network.gone+passport.1023@email.send_code',
    'passport.1023@email.send_code+network.gone',
    'experiments.on+experiments.off',
    'session.none+session.joined',
    'us.banned+us.ban_unreadable',
  ])('that contradicts itself fails: %s', (name) => {
    expect(() => parseScenario(name)).toThrow(ScenarioError);
  });

  test('of an unknown call fails with the nearest calls', () => {
    expect(() => parseScenario('429@email.send')).toThrow(
      /no call "email\.send".*email\.send_code/,
    );
    expect(() => parseScenario('default+')).toThrow(/without a name/);
  });

  test('that answers one call twice fails', () => {
    expect(() => parseScenario('abort@email.send_code+pending@email.send_code')).toThrow(
      /both answer email\.send_code; keep one/,
    );
  });
});
