import { expect } from '@playwright/test';
import type {
  CallExpectation,
  Field,
  Fields,
  Slots as SlotValues,
} from '../../oracle/common/payloads.ts';
import { isObject, parseJson } from '../../shared/json.ts';
import { read } from '../expected/read.ts';

/** What the open places of a payload hold in this test; a matcher is welcome. */
export type Slots = Partial<Record<keyof SlotValues, unknown>>;

function expectedField(name: string, field: Field, slots: Slots): unknown {
  if ('object' in field) return expectedFields(field.object, slots);
  if ('json' in field) return jsonMatching(expectedFields(field.json, slots));
  const value = read(field);
  if (typeof value !== 'object') return value;
  if (value.slot in slots) return slots[value.slot];
  throw new Error(`The payload field ${name} needs its ${value.slot}.`);
}

/** JSON text with these fields, compared by its parsed form; Jest's protocol for custom matchers. */
const jsonMatching = (fields: Record<string, unknown>): unknown => ({
  $$typeof: Symbol.for('jest.asymmetricMatcher'),
  asymmetricMatch: (text: unknown) =>
    typeof text === 'string' && matches(expect.objectContaining(fields), parseJson(text)),
  toString: () => 'JSON text',
  toAsymmetricMatcher: () => 'JSON text',
});

/** Every flag in a parsed text, whatever its name. */
const flagsIn = (value: unknown): boolean[] => {
  if (typeof value === 'boolean') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flagsIn) : [];
};

/** The agreements that were shown: JSON text with how each is ticked, and the language (S-063). */
export const snapshotWith = (shown: {
  readonly language: string;
  readonly ticks: readonly boolean[];
}): unknown => {
  const sorted = (flags: readonly boolean[]): string => flags.map(String).toSorted().join();
  return {
    $$typeof: Symbol.for('jest.asymmetricMatcher'),
    asymmetricMatch(text: unknown) {
      if (typeof text !== 'string' || !text.includes(`"${shown.language}"`)) return false;
      return sorted(flagsIn(parseJson(text))) === sorted(shown.ticks);
    },
    toString: () => `a snapshot in ${shown.language} of ${shown.ticks.join()}`,
    toAsymmetricMatcher: () => `a snapshot in ${shown.language} of ${shown.ticks.join()}`,
  };
};

/** Whether a matcher, which is typed as the value that it stands for, accepts a value. */
function matches(matcher: unknown, value: unknown): boolean {
  const match: unknown = isObject(matcher) ? matcher['asymmetricMatch'] : undefined;
  return typeof match === 'function' && match.call(matcher, value) === true;
}

/** The fields of an object that a payload must have. @throws Error when a place is left open. */
export function expectedFields(fields: Fields, slots: Slots): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isOpen(field))
      .map(([name, field]) => [name, expectedField(name, field, slots)]),
  );
}

const isOpen = (field: Field): boolean => 'kind' in field && field.kind === 'unspecified';

/** Names of fields that may be there or not, whatever they hold. */
export const openFields = ({ body }: CallExpectation): string[] =>
  Object.entries(body ?? {})
    .filter(([, field]) => isOpen(field))
    .map(([name]) => name);

/** The exact body a call must have, but for its open fields. @throws Error when a place is left open. */
export function expectedBody(call: CallExpectation, slots: Slots): Record<string, unknown> | null {
  return call.body === null ? null : expectedFields(call.body, slots);
}

/** A body as it was sent, without the fields that nothing states. */
export function checkedBody(call: CallExpectation, body: unknown): unknown {
  const open = openFields(call);
  if (!isObject(body) || open.length === 0) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !open.includes(name)));
}
