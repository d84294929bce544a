import { createHash } from 'node:crypto';
import { Failure } from '../setup/process/Failure.mjs';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

/** What `npm sbom --sbom-format=cyclonedx` prints, as far as it is read here. */
export interface Bill {
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** `## react - 19.3.1 (MIT)`: the heading of a package in the build's licence notices. */
const NOTICE = /^## (?<name>\S+) - (?<version>\S+) \(/gm;

const refsIn = (notices: string): readonly string[] =>
  [...notices.matchAll(NOTICE)].map(({ groups }) => `${groups?.['name']}@${groups?.['version']}`);

const isDevelopment = ({ properties }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/** A UUID that follows from a text, so that equal builds have equal bills. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  const parts = [
    ...[hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`],
    ...[`${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)],
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/**
 * The bill of materials of a build: of all packages that the lock file names, those whose code is in it.
 *
 * @param locked the bill of the lock file
 * @param notices the licence notices of the build, which name the packages in it
 * @param name what the build is called
 * @throws {Failure} when the build holds a package that the lock file does not name among those that ship
 */
export function billOf(locked: Bill, notices: string, name: string): Bill {
  const refs = refsIn(notices);
  const components = locked.components.filter(
    (component) => refs.includes(component['bom-ref']) && !isDevelopment(component),
  );
  const known = new Set(components.map((component) => component['bom-ref']));
  const strangers = refs.filter((ref) => !known.has(ref));
  if (refs.length === 0 || strangers.length > 0)
    throw new Failure(
      refs.length === 0
        ? 'The build has no licence notices, so that nothing says which packages are in it; build it anew.'
        : `The build holds ${strangers.join(', ')}, which package-lock.json does not have among what ships: move each to \`dependencies\` in package.json, and run \`npm install\`.`,
    );
  const { timestamp: _, ...metadata } = locked.metadata;
  const dependencies = locked.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((on) => known.has(on)),
    }));
  return {
    ...locked,
    serialNumber: serialOf(JSON.stringify(components)),
    metadata: { ...metadata, component: { ...metadata.component, name } },
    ...{ components, dependencies },
  };
}
