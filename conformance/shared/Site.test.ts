import { expect, it } from 'vitest';
import { readSiteName, siteName } from './Site.ts';

it('a site is read back from its name', () => {
  const site = { region: 'gb', viewport: 'mobile' } as const;
  expect(siteName(site)).toBe('gb mobile');
  expect(readSiteName('gb mobile')).toEqual(site);
});

it.each(['gb', 'gb tablet', '', 'gb desktop twice'])('%j is not a site', (name) => {
  expect(() => readSiteName(name)).toThrow('not a site');
});
