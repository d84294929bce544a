import { expect, it } from 'vitest';
import { parseEnvironment, plainEnvironment, SiteDataError } from './Environment.ts';

const local = { ...plainEnvironment, name: 'local', redirectHosts: ['gb.localhost:7100'] };

it('reads the known fields only', () => {
  expect(parseEnvironment(JSON.stringify(local))).toEqual(local);
  expect(parseEnvironment(JSON.stringify({ ...local, later: 1 }))).toEqual(local);
});

it.each(['', '{', 'local', '<!doctype html>'])(
  '%j is not JSON: the error explains the fix',
  (json) => {
    const parse = () => parseEnvironment(json);
    expect(parse).toThrow(SiteDataError);
    expect(parse).toThrow(/is not JSON\. Have the server write it with writeSiteData\(\)\./);
  },
);

it.each([
  ['name', { ...local, name: '' }],
  ['ttpDomain', { ...local, ttpDomain: null }],
  ['redirectHosts', { ...local, redirectHosts: 'gb.localhost' }],
  ['redirectHosts.0', { ...local, redirectHosts: [7100] }],
  ['accountPrefix', { ...local, accountPrefix: '/passport' }],
  ['name, redirectHosts', { ...local, name: undefined, redirectHosts: undefined }],
  ['(whole block)', null],
  ['(whole block)', [local]],
])('names the invalid field %s', (fields, value) => {
  const parse = () => parseEnvironment(JSON.stringify(value));
  expect(parse).toThrow(SiteDataError);
  expect(parse).toThrow(`wrong in: ${fields}. See src/app/environment/Environment.ts`);
});
