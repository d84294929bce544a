import { posix } from 'node:path';
import { featureOf, mayImport, zoneOf } from './zones.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const isTest = (path: string): boolean => /\.test\.[a-z]+$/.test(path);
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function judgePackage(path: string, name: string, { dependencies }: Manifest): string | null {
  const ships = path.startsWith('src/') || path.startsWith('regions/');
  if (!ships || isTest(path) || packageOf(name) in dependencies) return null;
  return `${path} ships to the browser but imports \`${name}\`, which is not among the dependencies of package.json. Move the code to tools/, or add the package if it earns its bytes.`;
}

/**
 * Says what is wrong with one import, or null. Paths are from the repository's root.
 * Unit tests may cite requirements (`#shows`) from anywhere but conformance/.
 */
export function judgeImport(path: string, name: string, manifest: Manifest): string | null {
  const zone = zoneOf(path);
  if (name === '#shows')
    return isTest(path) && zone !== 'conformance'
      ? null
      : `${path} imports #shows, which is for unit tests outside of conformance/.`;
  if (name.startsWith('virtual:')) return null; // made by a plugin of vite.config.ts
  if (!name.startsWith('.')) return judgePackage(path, name, manifest);
  const target = posix.join(posix.dirname(path), name);
  const targetZone = zoneOf(target);
  if (zone === 'regions' && targetZone === 'regions')
    return target === 'regions/base.ts'
      ? null
      : `${path} imports ${target}, but a region is one file: it may import regions/base.ts only.`;
  if (zone === targetZone) {
    const [own, other] = [featureOf(path), featureOf(target)];
    if (zone !== 'src/features' || other === null || own === other) return null;
    return `${path} imports ${target}, but a feature never imports another. Move what both need up to src/features/ or down to a lower layer.`;
  }
  if (mayImport[zone].includes(targetZone)) return null;
  const allowed = mayImport[zone].join(', ') || 'only itself';
  return `${path} imports ${target}, but ${zone} may import ${allowed}. Move the code, or pass it in from above (tools/boundaries/zones.ts holds the table).`;
}
