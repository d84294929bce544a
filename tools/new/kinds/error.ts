import { errorCatalogue, type ErrorEntry } from '../../../src/domain/errors/errorCatalogue.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { insertLine } from '../insertLine.ts';
import { pascalCase } from '../pascalCase.ts';
import type { Start } from '../Start.ts';

const CATALOGUE = 'src/domain/errors/errorCatalogue.ts';

interface ErrorOptions {
  readonly service: string;
  readonly code: string;
  readonly name: string;
  /** The call that returns it. */
  readonly at: string;
  readonly surface: string;
  /** Key of its text. */
  readonly message: string;
  readonly followUp: string;
}

const { passport, product, portal } = errorCatalogue;
const entries: readonly ErrorEntry[] = [...Object.values(passport), ...Object.values(product)];
const places = entries.flatMap(({ at }) => (at === 'every call' ? [] : Object.entries(at)));

/** What the catalogue has of each, to choose from. */
const known = {
  service: ['passport', 'product'],
  at: places.flatMap(([, calls]) => calls),
  surface: [...places, ...Object.values(portal).map(({ surface }) => [surface])].map(
    ([one]) => one,
  ),
  message: entries.map(({ message }) => message),
  followUp: entries.map(({ followUp }) => followUp),
} as const;

/** @throws {Failure} when the catalogue has no such value */
function check(option: keyof typeof known, value: string): void {
  const values: ReadonlySet<string | undefined> = new Set(known[option]);
  if (!values.has(value))
    throw new Failure(
      `The catalogue has no ${option} \`${value}\`: choose one of ${[...values].join(', ')}.`,
    );
}

/**
 * An error code of a service, which a call returns: its line in the catalogue, from which its scenario
 * and its stories follow.
 *
 * @throws {Failure} when an option is none of the catalogue's
 */
export function error({ service, code, name, ...rest }: ErrorOptions): Start {
  if (!/^\d+$/.test(code)) throw new Failure(`\`${code}\` is no error code: give its number.`);
  check('service', service);
  for (const option of ['at', 'surface', 'message', 'followUp'] as const)
    check(option, rest[option]);
  const { at, surface, message, followUp } = rest;
  const key = /^\w+$/.test(surface) ? surface : `'${surface}'`;
  // In the columns of the table.
  const start = `    ${`${code}:`.padEnd(13)} ${`{ name: '${pascalCase(name)}',`.padEnd(32)} at: { ${key}: ['${at}'] },`;
  const line = `${start.padEnd(128)} message: '${message}', followUp: '${followUp}' },`;
  const block = new RegExp(String.raw`(?<=^  ${service}: \{\n)(?:    .*\n)+`, 'm');
  return {
    files: {},
    lines: {
      [CATALOGUE]: (text) =>
        text.replace(block, (codes) => insertLine(codes, line, /^ {4}(\d+): /)),
    },
    generates: ['contract', 'error-stories'],
    leftToDo: [
      `\`npm run test:unit -- mocks/scenarios -u\` adds it to the reviewed table of all codes.`,
      `Its expectation in conformance/oracle/common/errors.ts, written from the specification.`,
      `A text of its own, where it has one: its key in each src/i18n/locales/*/form.json.`,
      `\`npm run test:stories -- --grep ${code}\` plays its stories; \`?scenario=${service}.${code}@${at}\` shows it in the portal.`,
    ],
  };
}
