/** The folders between which imports are checked; all else is `root`. */
export const folders = [
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

export type Folder = (typeof folders)[number];

const allBut = (...others: readonly Folder[]): readonly Folder[] =>
  folders.filter((folder) => !others.includes(folder));
const allOfSrc = folders.filter((folder) => folder.startsWith('src/'));

/** What each folder may import besides itself. */
export const arrows: Readonly<Record<Folder, readonly Folder[]>> = {
  'src/domain': [],
  'src/flows': ['src/domain'],
  'src/api': ['src/domain'],
  'src/i18n': ['src/domain'],
  'src/telemetry': ['src/domain'],
  'src/styles': [],
  'src/components': ['src/domain', 'src/i18n', 'src/styles'],
  'src/features': allOfSrc.filter((folder) => folder !== 'src/app'),
  'src/app': [...allOfSrc, 'regions'],
  regions: ['src/domain'],
  mocks: ['src/domain', 'src/api'],
  stories: [...allOfSrc, 'regions', 'mocks', '.storybook'],
  conformance: [],
  tools: allBut('conformance'),
  '.storybook': allBut('conformance', 'stories'),
  root: allBut('conformance'),
};

/** Where files of one folder do not import each other: `*` stands for a part, and what lies beside the parts is shared. */
export const apart: readonly { readonly part: string; readonly but?: string }[] = [
  { part: 'src/features/*/', but: 'src/features/shared/' },
  { part: 'regions/*.ts', but: 'regions/defaults.ts' },
];

/** Folders whose parts, so many levels down, must not import each other in a circle. */
export const partsIn: Readonly<Record<string, number>> = {
  'src/features': 1,
  mocks: 1,
  stories: 1,
  conformance: 2,
};

/** Circles that are known, each with the folder that holds it; take a line out once it is broken. */
export const knownCircles: readonly string[] = [];

/** Files that a tool wants elsewhere than where they belong. */
const placed: Readonly<Record<string, Folder>> = { '.storybook/test-runner.ts': 'tools' };

/** The folder of a file, by its path from the repository's root. */
export const folderOf = (path: string): Folder =>
  placed[path] ??
  folders.find((folder) => path === folder || path.startsWith(`${folder}/`)) ??
  'root';
