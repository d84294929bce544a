import { expect, it } from 'vitest';
import { findFirefox } from './findFirefox.ts';

it('takes the one that is named, else the one of the system, else none', () => {
  expect(findFirefox('/opt/firefox', () => true)).toBe('/opt/firefox');
  expect(findFirefox('', () => true)).toBe('/usr/bin/firefox-esr');
  expect(findFirefox('', () => false)).toBeNull();
  expect(() => findFirefox('/opt/none', () => false)).toThrow('PORTICO_FIREFOX names /opt/none');
});
