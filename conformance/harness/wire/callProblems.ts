import { embeddedPrefix, everyCall } from '../../oracle/common/everyCall.ts';
import type { Body, CallRule, FieldKind, FieldRule } from '../../oracle/common/everyCall.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { isObject, parseJson } from '../../shared/json.ts';

/** A POST of the portal, with what was true of its page when it went out. */
export interface MadeCall {
  readonly path: string;
  /** Whether its page stood in another one. */
  readonly embedded: boolean;
  readonly body: unknown;
  /** The address of the page. */
  readonly page: string;
  /** Whether the page may show the single form, and whether it may show the steps. */
  readonly forms: readonly NonNullable<CallRule['version']>[];
  /** What has happened in the tab. */
  readonly after: readonly NonNullable<CallRule['after']>[];
}

/** Countries that dial a zero before the national number, but not behind their calling code; Italy keeps its zero (S-176). */
const TRUNK_ZERO =
  /^\+(?:20|31|32|33|4[03469]|55|6[0236]|8[46]|90|35[389]|38[56]|421|96[1268]|97[12])0/;
/** A calling code that stands there twice, as far as no number begins with it. */
const TWICE = /^\+(?:(44|353|60|63|65|66|84)\1\d{8}|6262\d{9}|3939\d{9})/;

/** What the addresses of the product's calls begin with (A§7). */
const PRODUCT = '/api/';

const isText = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value);

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Whether a value is of a kind; `origin` is the page's. */
const kinds: Readonly<Record<FieldKind, (value: unknown, origin: string) => boolean>> = {
  email: (value) => isText(value, /^[^\s\p{C}@]+@[^\s\p{C}@]+$/u),
  mobile: (value) =>
    isText(value, /^\+[1-9]\d{5,16}$/) && !isText(value, TRUNK_ZERO) && !isText(value, TWICE),
  emailCode: (value) => isText(value, /^\d{6}$/),
  phoneCode: (value) => isText(value, /^\d{4}$/),
  password: (value) => isText(value, /^(?=.*[a-z])(?=.*\d)(?=.*[^a-z\d])[\u0021-\u007E]{6,20}$/i),
  ticket: isFilled,
  id: (value) => typeof value === 'number' || isFilled(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  service: (value, origin) => value === `${origin}/homepage`,
  json: (value) => typeof value === 'string' && parseJson(value) !== undefined,
  filled: isFilled,
  text: (value) => typeof value === 'string',
  any: () => true,
};

/** What is wrong with a field, in words; none where its value is right. */
function fieldProblems(name: string, rule: FieldRule, value: unknown, origin: string): string[] {
  if ('absent' in rule) return value === undefined ? [] : [`${name} should not be there`];
  if (value === undefined) return rule.optional ? [] : [`${name} is missing`];
  if ('is' in rule) return value === rule.is ? [] : [`${name} is not ${JSON.stringify(rule.is)}`];
  if ('oneOf' in rule)
    return rule.oneOf.some((one) => one === value)
      ? []
      : [`${name} is none of ${rule.oneOf.join()}`];
  if ('kind' in rule) return kinds[rule.kind](value, origin) ? [] : [`${name} is no ${rule.kind}`];
  const object = rule.as === 'object' ? value : typeof value === 'string' && parseJson(value);
  return isObject(object)
    ? fieldsProblems(rule.fields, object, origin).map((problem) => `${name}.${problem}`)
    : [`${name} is no ${rule.as} of an object`];
}

/** What keeps an object from having these fields, and no more of them unless it is `open`. */
function fieldsProblems(
  fields: Body,
  object: Readonly<Record<string, unknown>>,
  origin: string,
  open = false,
): string[] {
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const rule = known(field);
    return rule === undefined ? [] : fieldProblems(name, rule, object[name], origin);
  });
  const more = open ? [] : Object.keys(object).filter((name) => !(name in fields));
  return [...wrong, ...more.map((name) => `${name} should not be there`)];
}

/** What keeps a body from fitting a row: names of fields, never what they hold. */
function bodyProblems({ body, open }: CallRule, sent: unknown, origin: string): readonly string[] {
  const object = sent ?? {};
  return isObject(object) ? fieldsProblems(body, object, origin, open) : ['the body is no object'];
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Where a call goes out to: the embedded portal has a prefix before each product call, and before no other (S-160). */
function addressIn(embedded: boolean, path: string): string {
  return embedded && path.startsWith(PRODUCT) ? (known(embeddedPrefix) ?? '') + path : path;
}

/** The rows that a call to a path from a page may follow, as far as its body is not looked at. */
function rowsFor({ path, embedded, page, forms, after }: MadeCall): readonly CallRule[] {
  const isTo = (address = ''): boolean => addressIn(embedded, address) === path;
  const named = everyCall.filter((row) => isTo(known(row.path)));
  const rows = named.length > 0 ? named : everyCall.filter((row) => known(row.path) === undefined);
  const at = withoutSlash(new URL(page).pathname);
  return rows.filter(
    (row) =>
      (known(row.from)?.includes(at) ?? true) &&
      (row.version === undefined || forms.includes(row.version)) &&
      (row.after === undefined || after.includes(row.after)),
  );
}

/** What is wrong with a call, by the oracle's table of every call; null when it fits a row. */
export function callProblem(call: MadeCall): string | null {
  const { origin, pathname } = new URL(call.page);
  const rows = rowsFor(call);
  if (rows.length === 0) return `${call.path}: nothing allows it from ${pathname}`;
  const [nearest] = rows
    .map((row) => ({ row, problems: bodyProblems(row, call.body, origin) }))
    .toSorted((one, other) => one.problems.length - other.problems.length);
  if (nearest === undefined || nearest.problems.length === 0) return null;
  return `${call.path} from ${pathname}, nearest to ${nearest.row.flow}: ${nearest.problems.join(', ')}`;
}
