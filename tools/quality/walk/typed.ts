import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import { seller } from '../faults/seller.ts';

const LONG = 'x'.repeat(400);
const HOSTILE = ['<img src=x onerror=alert(1)>', '\u202Egnp.exe', '👩‍👩‍👧‍👦', '   ', LONG];
const accounts = [
  ...[seller.email, seller.email, knownSeller.email, knownSeller.mobile],
  ...['a..b@example.com', 'grüße@bücher.example', '+44 (0) 7400 123456', '0049 1512 3456789'],
];

/** What a user may type into a field, the likely first, by what the field asks for. */
const byField: readonly (readonly [asked: RegExp, texts: readonly string[]])[] = [
  [/password/, [seller.password, seller.password, knownSeller.password, 'short', 'nur Buchstaben']],
  [/phone_email|account|email/, accounts],
  [/tel/, ['7400123456', '812345678', '0', '08123', ...accounts.slice(-2)]],
  [/search/, ['th', 'zz', '']],
];

/** Texts for a field. @param asks its type, its completion and its name */
export function textsFor(asks: string): readonly string[] {
  const texts = byField.find(([asked]) => asked.test(asks))?.[1] ?? ['Ada', 'Berlin 7'];
  return [...texts, ...texts, ...HOSTILE];
}
