import { expect, it } from 'vitest';
import { engineLine } from './engines.ts';

it('says which engine judges what, and that one that is not installed is not judged', () => {
  const firefox = '/usr/bin/firefox-esr';
  const webkit = '/usr/bin/WebKitWebDriver';
  expect(engineLine({ firefox, webkit })).toBe(
    'Chromium judges everything, Firefox and WebKit the critical flow.',
  );
  expect(engineLine({ firefox, webkit: null })).toBe(
    'Chromium judges everything, Firefox the critical flow; WebKit is not judged.',
  );
  expect(engineLine({ firefox: null, webkit })).toBe(
    'Chromium judges everything, WebKit the critical flow; Firefox is not judged.',
  );
  expect(engineLine({ firefox: null, webkit: null })).toBe(
    'Chromium judges everything; Firefox and WebKit are not judged.',
  );
});
