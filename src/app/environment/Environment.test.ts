import { expect, it } from 'vitest';
import { parseEnvironment, plainEnvironment, StampError } from './Environment.ts';

const local = { ...plainEnvironment, name: 'local', redirectHosts: ['gb.localhost:7100'] };

it('reads what the server stamped, and nothing more', () => {
  expect(parseEnvironment(JSON.stringify(local))).toEqual(local);
  expect(parseEnvironment(JSON.stringify({ ...local, later: 1 }))).toEqual(local);
});

it.each(['', '{', 'local', '<!doctype html>'])('%j is no JSON, and says how to mend it', (json) => {
  const parse = () => parseEnvironment(json);
  expect(parse).toThrow(StampError);
  expect(parse).toThrow(/is not JSON\. Have the server write it with stampDocument\(\)\./);
});

it.each([
  ['name', { ...local, name: '' }],
  ['ttpDomain', { ...local, ttpDomain: null }],
  ['redirectHosts', { ...local, redirectHosts: 'gb.localhost' }],
  ['redirectHosts.0', { ...local, redirectHosts: [7100] }],
  ['accountPrefix', { ...local, accountPrefix: '/passport' }],
  ['name, redirectHosts', { ...local, name: undefined, redirectHosts: undefined }],
  ['(whole block)', null],
  ['(whole block)', [local]],
])('names %s when it is wrong', (fields, value) => {
  const parse = () => parseEnvironment(JSON.stringify(value));
  expect(parse).toThrow(StampError);
  expect(parse).toThrow(`wrong in: ${fields}. src/app/environment/Environment.ts says`);
});
