import { expect, it } from 'vitest';
import { findWebKit } from './findWebKit.ts';

const only =
  (...files: string[]) =>
  (file: string): boolean =>
    files.includes(file);

it('takes the one that is named, else the one of the system, else none', () => {
  expect(findWebKit({ PORTICO_WEBKIT: '/opt/driver' }, () => true)).toBe('/opt/driver');
  expect(findWebKit({}, () => true)).toBe('/usr/bin/WebKitWebDriver');
  expect(findWebKit({}, () => false)).toBeNull();
  expect(() => findWebKit({ PORTICO_WEBKIT: '/opt/none' }, () => false)).toThrow(
    'PORTICO_WEBKIT names /opt/none',
  );
});

it('asks for a screen, a virtual one where there is no other', () => {
  const driver = '/usr/bin/WebKitWebDriver';
  expect(findWebKit({}, only(driver))).toBeNull();
  expect(findWebKit({}, only(driver, '/usr/bin/Xvfb'))).toBe(driver);
  expect(findWebKit({ DISPLAY: ':0' }, only(driver))).toBe(driver);
});
