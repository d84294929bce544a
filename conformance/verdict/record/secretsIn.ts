import { ACCOUNT_PASSWORD, PASSWORD } from '../../shared/passwords.ts';

const passwords = [PASSWORD, ACCOUNT_PASSWORD];

/** What the tests type and the backend issues, which no report may hold: each with its name. */
const secrets: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  {
    name: 'a password',
    pattern: new RegExp(passwords.map((text) => RegExp.escape(text)).join('|'), 'g'),
  },
  { name: 'a ticket', pattern: /\bticket_[\da-f]{8,}/g },
  { name: 'a token', pattern: /\beyJ[\w-]{10,}\.[\w-]{10,}/g },
];

/** The secrets that a text holds, by their names. */
export const secretsIn = (text: string): string[] =>
  secrets.filter(({ pattern }) => text.search(pattern) !== -1).map(({ name }) => name);

/** A text in which each secret is replaced by its name. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((rest, { name, pattern }) => rest.replaceAll(pattern, `<${name}>`), text);
