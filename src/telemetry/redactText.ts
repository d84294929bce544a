import { withoutSecrets } from '../domain/redirect/withoutSecrets.ts';
import { isSecretName } from '../domain/tracking/isSecretName.ts';

/** Stands where something was that nobody may read. */
export const HIDDEN = '(hidden)';

const LONGEST = 1000;
/** What is beyond cannot come into the thousand. */
const READ = 4 * LONGEST;
/** Ways to write an @ that no percent-decoding undoes. */
const hiddenAt = /&#(?:64|x40);|%ef%bc%a0/gi;

/** Undoes the percent-encoding of plain characters, however often it was done within reason. */
function decoded(text: string): string {
  let now = text;
  for (let pass = 0; pass < 5 && now.includes('%'); pass += 1)
    now = now.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return now;
}

/** A query or a fragment without the parameters that are secret; S-180 wants them gone, not masked. */
function openQuery(all: string, mark: string, query: string): string {
  if (!query.includes('=')) return all;
  const open = withoutSecrets(query);
  return open === '' ? '' : mark + open;
}

const query = /([?#])([^\s?#"'<>]+)/g;
/** The beginning of `name=value`, `name: value`, `"name":"value"`. */
const mention = /([\w.[\]-]{1,60})[\\"']{0,4}\s{0,3}(?:[=:]|\bis\b)\s{0,3}/g;
/** What a mention names: up to its closing quote, else up to the next space or separator. */
const named = /\\*"(?:\\.|[^"\\])*"?|'[^']*'?|[^\s&,;"'}\]]+/y;
const email = /(?:"[^"]{1,100}"|[^\s@＠"(),:;<>=&?#/]{1,200})[@＠][^\s@＠"'(),:;<>=&?#/]+/gu;
/** Four digits and more, of any script, also in groups: `+44 (0) 7911-123456`. */
const digits = /\+?\p{Nd}(?:[\s().,/_\u2010-\u2015-]{0,3}\p{Nd}){3,}/gu;
/** Keys, tickets and signed tokens look like this; words do not. */
const opaque = /[\w-]{32,}/g;
/** What follows the name of a scheme lets somebody in, however short it is. */
const credential = /\b(bearer|basic)\s+\S+/gi;

/** A text without the values that it gives names of secrets to. */
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

/** One text without secrets; at most a thousand characters. */
export const redactText = (text: string): string =>
  withoutNamed(decoded(text.slice(0, READ)).replaceAll(hiddenAt, '@').replaceAll(query, openQuery))
    .replaceAll(credential, `$1 ${HIDDEN}`)
    .replaceAll(opaque, (run) => (/\d/.test(run) && /[a-z]/i.test(run) ? HIDDEN : run))
    .replaceAll(email, HIDDEN)
    .replaceAll(digits, HIDDEN)
    .slice(0, LONGEST);
