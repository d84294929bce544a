import { expect, it } from 'vitest';
import { engineLine, findFirefox, findWebKit } from './engines.ts';

it('names which engine runs what, and which is not installed', () => {
  const firefox = '/usr/bin/firefox-esr';
  const webkit = '/usr/bin/WebKitWebDriver';
  expect(engineLine({ firefox, webkit })).toBe(
    'Chromium runs everything, Firefox and WebKit the critical flow.',
  );
  expect(engineLine({ firefox, webkit: null })).toBe(
    'Chromium runs everything, Firefox the critical flow; WebKit is not installed.',
  );
  expect(engineLine({ firefox: null, webkit })).toBe(
    'Chromium runs everything, WebKit the critical flow; Firefox is not installed.',
  );
  expect(engineLine({ firefox: null, webkit: null })).toBe(
    'Chromium runs everything; Firefox and WebKit are not installed.',
  );
});

const only =
  (...files: string[]) =>
  (file: string): boolean =>
    files.includes(file);

it.each([
  ['Firefox', findFirefox, 'PORTICO_FIREFOX', '/usr/bin/firefox-esr'],
  ['WebKit', findWebKit, 'PORTICO_WEBKIT', '/usr/bin/WebKitWebDriver'],
] as const)(
  '%s is the one that is named, else the one of the system, else none',
  (_, find, variable, own) => {
    expect(find({ [variable]: '/opt/own' }, () => true)).toBe('/opt/own');
    expect(find({}, () => true)).toBe(own);
    expect(find({ [variable]: '' }, () => true)).toBe(own);
    expect(find({}, () => false)).toBeNull();
    expect(() => find({ [variable]: '/opt/none' }, () => false)).toThrow(
      `${variable} names /opt/none`,
    );
  },
);

it('WebKit needs a screen, a virtual one where there is no other', () => {
  const driver = '/usr/bin/WebKitWebDriver';
  expect(findWebKit({}, only(driver))).toBeNull();
  expect(findWebKit({}, only(driver, '/usr/bin/Xvfb'))).toBe(driver);
  expect(findWebKit({ DISPLAY: ':0' }, only(driver))).toBe(driver);
});
