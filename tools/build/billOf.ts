import { createHash } from 'node:crypto';
import { Failure } from '../setup/process/Failure.mjs';
import type { Notice } from './notices/Notice.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license: { readonly id: string } }[];
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

/** What `npm sbom --sbom-format=cyclonedx` prints, as far as it is read here. */
export interface Bill {
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const DEVELOPMENT = 'cdx:npm:package:development';

const isDevelopment = ({ properties }: Component): boolean =>
  properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');

/** What a tool wrote into the build ships, though its package is for development. */
const copiedComponent = (component: Component, licences: readonly string[]): Component => ({
  ...component,
  licenses: licences.map((id) => ({ license: { id } })),
  properties: component.properties.filter(({ name }) => name !== DEVELOPMENT),
});

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
 * The bill of materials of a build: of all packages that the lock file names, those of which it holds code or data.
 *
 * @param locked the bill of the lock file
 * @param notices one of each package in the build
 * @param name what the build is called
 * @throws {Failure} when the build holds a package that the lock file does not name among those that ship
 */
export function billOf(locked: Bill, notices: readonly Notice[], name: string): Bill {
  const byRef = new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice]));
  const components = locked.components.flatMap((component) => {
    const notice = byRef.get(component['bom-ref']);
    if (notice?.copied) return [copiedComponent(component, notice.licences)];
    return notice === undefined || isDevelopment(component) ? [] : [component];
  });
  const known = new Set(components.map((component) => component['bom-ref']));
  const strangers = [...byRef.keys()].filter((ref) => !known.has(ref));
  if (strangers.length > 0)
    throw new Failure(
      `The build holds ${strangers.join(', ')}, which package-lock.json does not have among what ships: move each to \`dependencies\` in package.json, and run \`npm install\`.`,
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
