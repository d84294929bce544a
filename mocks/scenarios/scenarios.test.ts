import { describe, expect, test } from 'vitest';
import { errorCells } from './errorCells.ts';
import { listScenarios } from './listScenarios.ts';
import { parseScenario } from './parseScenario.ts';
import { ScenarioError } from './ScenarioError.ts';

const names = listScenarios().map(({ name }) => name);

describe('the list', () => {
  test('has one scenario for every code at every call of the catalogue', () => {
    const wanted = errorCells.map(({ scenario }) => scenario);
    expect(wanted.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(wanted));
  });

  test('names nothing twice and gives each a sentence', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { sentence } of listScenarios()) expect(sentence).toMatch(/^\S.*\.$/);
  });

  test.each(names)('%s can be asked for', (name) => {
    expect(parseScenario(name).name).toBe(name);
    const { rules, arrange = [] } = parseScenario(name);
    expect(rules.length + arrange.length > 0).toBe(name !== 'default');
  });
});

describe('a name', () => {
  test('may join several, by plus or by the space that a query makes of it', () => {
    const joined = 'latency:800@email.send_code+passport.1023@email.send_code';
    const kinds = parseScenario(joined).rules.map(({ effect }) => effect.kind);
    expect(kinds).toEqual(['latency', 'refuse']);
    expect(parseScenario(joined.replace('+', ' '))).toEqual(parseScenario(joined));
  });

  test('that is unknown is refused with the nearest names', () => {
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
  ])('%s is refused with what the modifier takes', (name, message) => {
    expect(() => parseScenario(name)).toThrow(message);
  });

  test.each([
    'network.gone+passport.1023@email.send_code',
    'passport.1023@email.send_code+network.gone',
    'experiments.on+experiments.off',
    'session.none+session.joined',
    'us.banned+us.ban_unreadable',
  ])('that contradicts itself is refused: %s', (name) => {
    expect(() => parseScenario(name)).toThrow(ScenarioError);
  });

  test('of a call that nobody knows names the nearest calls', () => {
    expect(() => parseScenario('429@email.send')).toThrow(
      /no call "email\.send".*email\.send_code/,
    );
    expect(() => parseScenario('default+')).toThrow(/without a name/);
  });

  test('that answers one call twice is refused', () => {
    expect(() => parseScenario('abort@email.send_code+pending@email.send_code')).toThrow(
      /both answer email\.send_code; keep one/,
    );
  });
});
