import { embeddedPrefix, everyCall } from '../../oracle/common/everyCall.ts';
import type { CallRule, FieldKind, FieldRule } from '../../oracle/common/everyCall.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { isObject, parseJson } from '../../shared/json.ts';

/** A POST of the portal, with what was true of its page when it went out. */
export interface MadeCall {
  readonly path: string;
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
  service: (value, origin) => value === `${origin}/homepage`,
  json: (value) => typeof value === 'string' && parseJson(value) !== undefined,
  filled: isFilled,
  text: (value) => typeof value === 'string',
  object: isObject,
  any: () => true,
};

/** What a field should be, in words; null where its value is right. */
function fieldProblem(rule: FieldRule, value: unknown, origin: string): string | null {
  if ('absent' in rule) return value === undefined ? null : 'should not be there';
  if (value === undefined) return rule.optional ? null : 'is missing';
  if ('is' in rule) return value === rule.is ? null : `is not ${JSON.stringify(rule.is)}`;
  if ('oneOf' in rule)
    return rule.oneOf.some((one) => one === value) ? null : `is none of ${rule.oneOf.join()}`;
  return kinds[rule.kind](value, origin) ? null : `is no ${rule.kind}`;
}

/** What keeps a body from fitting a row: names of fields, never what they hold. */
function bodyProblems(row: CallRule, body: unknown, origin: string): readonly string[] {
  const given = body === null ? {} : body;
  if (!isObject(given)) return ['the body is no object'];
  const wrong = Object.entries(row.body).flatMap(([name, field]) => {
    const rule = known(field);
    const problem = rule === undefined ? null : fieldProblem(rule, given[name], origin);
    return problem === null ? [] : [`${name} ${problem}`];
  });
  const more = row.open ? [] : Object.keys(given).filter((name) => !(name in row.body));
  return [...wrong, ...more.map((name) => `${name} should not be there`)];
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The rows that a call to a path from a page may follow, as far as its body is not looked at. */
function rowsFor({ path, page, forms, after }: MadeCall): readonly CallRule[] {
  const prefix = known(embeddedPrefix) ?? '';
  const isTo = (address = ''): boolean => [address, prefix + address].includes(path);
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
