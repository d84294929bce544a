import { Failure } from '../../setup/process/Failure.mjs';

/** The package that a module of a build comes from. */
export interface Origin {
  readonly folder: string;
  /** A tool wrote it into the build; no module imports the package. */
  readonly copied: boolean;
}

const copies: readonly { readonly module: RegExp; readonly name: string }[] = [
  { module: /^\0vite\//, name: 'vite' },
  { module: /^\0rolldown\//, name: 'rolldown' },
  { module: /\/callingCodes\.generated\.ts$/, name: 'libphonenumber-js' },
];
const OURS = /^\0virtual:portico-/;
/** A generated module may hold the data of a package, a virtual one its code. */
const unclear = /^\0|\.generated\./;

/**
 * The package that a module of a build comes from; undefined when it is ours.
 *
 * @param packages the folder with the installed packages
 * @throws {Failure} when the module is generated and nothing says from what
 */
export function originOf(id: string, packages: string): Origin | undefined {
  const copy = copies.find(({ module }) => module.test(id));
  if (copy !== undefined) return { folder: `${packages}/${copy.name}`, copied: true };
  const [folder] = /[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
  if (folder !== undefined) return { folder, copied: false };
  if (unclear.test(id) && !OURS.test(id))
    throw new Failure(
      `The build holds ${id.replace('\0', '')}, and nothing says which package it was made from, whose licence must ship: add it to \`copies\` in tools/build/notices/originOf.ts.`,
    );
  return undefined;
}
