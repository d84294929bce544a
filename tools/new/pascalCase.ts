import { Failure } from '../setup/process/Failure.mjs';

/** @throws {Failure} when the name is none of a component: words with capitals, without anything between them */
export function pascalCase(name: string): string {
  if (/^(?:[A-Z][a-z0-9]+)+$/.test(name)) return name;
  throw new Failure(`\`${name}\` is no name of a component: write it as \`SizeTable\`.`);
}
