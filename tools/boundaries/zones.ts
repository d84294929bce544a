/** The parts of the house between which imports are judged. */
export const zones = [
  'src/domain',
  'src/flows',
  'src/api',
  'src/i18n',
  'src/telemetry',
  'src/styles',
  'src/components',
  'src/features',
  'src/app',
  'regions',
  'mocks',
  'stories',
  'conformance',
  'tools',
  '.storybook',
  'root',
] as const;

export type Zone = (typeof zones)[number];

const all = (...but: readonly Zone[]): readonly Zone[] =>
  zones.filter((zone) => !but.includes(zone));
const allOfSrc = zones.filter((zone) => zone.startsWith('src/'));

/** What each zone may import besides itself. The one table of the house's arrows. */
export const mayImport: Readonly<Record<Zone, readonly Zone[]>> = {
  'src/domain': [],
  'src/flows': ['src/domain'],
  'src/api': ['src/domain'],
  'src/i18n': ['src/domain'],
  'src/telemetry': ['src/domain'],
  'src/styles': [],
  'src/components': ['src/domain', 'src/i18n', 'src/styles'],
  'src/features': allOfSrc.filter((zone) => zone !== 'src/app'),
  'src/app': [...allOfSrc, 'regions'],
  regions: ['src/domain'],
  mocks: ['src/domain', 'src/api'],
  stories: [...allOfSrc, 'regions', 'mocks', '.storybook'],
  conformance: [],
  tools: all('conformance'),
  '.storybook': all('conformance'),
  root: all('conformance'),
};

/** The zone of a file, by its path from the repository's root. */
export function zoneOf(path: string): Zone {
  return zones.find((zone) => path === zone || path.startsWith(`${zone}/`)) ?? 'root';
}

/** The feature a file belongs to; null for what all features share. */
export const featureOf = (path: string): string | null =>
  /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
