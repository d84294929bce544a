import { withoutSecrets } from '../domain/redirect/withoutSecrets.ts';
import { isSecretName } from '../domain/tracking/isSecretName.ts';

/** Replaces a hidden value. */
export const HIDDEN = '(hidden)';

const LONGEST = 1000;
/** Characters after these cannot be part of the result. */
const READ = 4 * LONGEST;
/** Encodings of @ that percent-decoding does not decode. */
const hiddenAt = /&#(?:64|x40);|%ef%bc%a0/gi;

/** Decodes percent-encoded ASCII characters, up to five levels deep. */
function decoded(text: string): string {
  let result = text;
  for (let pass = 0; pass < 5 && result.includes('%'); pass += 1)
    result = result.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return result;
}

/** A query or fragment without secret parameters; S-180 requires removal, not masking. */
function openQuery(all: string, mark: string, query: string): string {
  if (!query.includes('=')) return all;
  const open = withoutSecrets(query);
  return open === '' ? '' : mark + open;
}

const query = /([?#])([^\s?#"'<>]+)/g;
/** The beginning of `name=value`, `name: value`, `"name":"value"`. */
const mention = /([\w.[\]-]{1,60})[\\"']{0,4}\s{0,3}(?:[=:]|\bis\b)\s{0,3}/g;
/** The value of a mention: up to its closing quote, else up to the next space or separator. */
const named = /\\*"(?:\\.|[^"\\])*"?|'[^']*'?|[^\s&,;"'}\]]+/y;
const email = /(?:"[^"]{1,100}"|[^\s@＠"(),:;<>=&?#/]{1,200})[@＠][^\s@＠"'(),:;<>=&?#/]+/gu;
/** Four digits and more, of any script, also in groups: `+44 (0) 7911-123456`. */
const digits = /\+?\p{Nd}(?:[\s().,/_\u2010-\u2015-]{0,3}\p{Nd}){3,}/gu;
/** Matches keys, tickets and signed tokens. */
const opaque = /[\w-]{32,}/g;
/** Matches a credential after the name of its scheme, of any length. */
const credential = /\b(bearer|basic)\s+\S+/gi;

/** Hides the values of secret names in a text. */
function withoutNamed(text: string): string {
  let open = '';
  let from = 0;
  for (const { 0: all, 1: name = '', index } of text.matchAll(mention)) {
    if (index < from || !isSecretName(name)) continue;
    const start = index + all.length;
    named.lastIndex = start;
    const value = named.exec(text)?.[0] ?? '';
    open += text.slice(from, start) + HIDDEN;
    from = start + value.length;
  }
  return open + text.slice(from);
}

/** Returns a text without secrets, of at most a thousand characters. */
export const redactText = (text: string): string =>
  withoutNamed(decoded(text.slice(0, READ)).replaceAll(hiddenAt, '@').replaceAll(query, openQuery))
    .replaceAll(credential, `$1 ${HIDDEN}`)
    .replaceAll(opaque, (run) => (/\d/.test(run) && /[a-z]/i.test(run) ? HIDDEN : run))
    .replaceAll(email, HIDDEN)
    .replaceAll(digits, HIDDEN)
    .slice(0, LONGEST);
