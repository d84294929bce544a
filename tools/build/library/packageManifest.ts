/** The parts of the repository's package.json that the library's is made of. */
export interface Repository {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What the page that shows the components brings: two copies of React do not work in one page. */
const peers = ['react', 'react-dom'];

/** `19.3.1` is what we test with; other teams may have a later one of the same major. */
const ranged = (version: string): string => `^${version}`;

/**
 * The package.json of the library.
 *
 * @param imported the packages that its modules import
 * @throws Error when one of them is no dependency of the repository
 */
export function packageManifest(
  { version, license, dependencies }: Repository,
  imported: ReadonlySet<string>,
): object {
  const versionOf = (name: string): string => {
    const found = dependencies[name];
    if (found === undefined)
      throw new Error(`The library imports ${name}, which is no dependency in package.json.`);
    return ranged(found);
  };
  const versions = (names: readonly string[]): Readonly<Record<string, string>> =>
    Object.fromEntries(names.map((name) => [name, versionOf(name)]));
  return {
    name: '@portico/components',
    version,
    description: 'The components of Portico, the sign-up and log-in portal for sellers.',
    license,
    type: 'module',
    exports: {
      '.': { types: './components/library.d.ts', default: './components/library.js' },
      './styles.css': './styles.css',
      './package.json': './package.json',
    },
    sideEffects: ['**/*.css'],
    dependencies: versions([...imported].filter((name) => !peers.includes(name)).toSorted()),
    peerDependencies: versions(peers),
  };
}
