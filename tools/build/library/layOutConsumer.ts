import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { Failure } from '../../setup/process/Failure.mjs';

const root = join(import.meta.dirname, '../../..');

/** How another team may have its compiler find modules. */
export const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
} as const;

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
};

interface Versions {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Lays out another team's project in a folder: its sources, a package.json with React, and the packed
 * library, installed.
 *
 * @param library the built library's folder
 * @throws {Failure} when npm packs or installs nothing
 */
export async function layOutConsumer(
  library: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const npm = async (args: readonly string[], cwd: string) => {
    const options = { all: true, cancelSignal: signal, cwd, reject: false } as const;
    const { failed, all } = await execa('npm', args, options);
    signal.throwIfAborted();
    if (failed) throw new Failure(`\`npm ${args.join(' ')}\` failed.\n${all}`);
  };
  await npm(['pack', '--pack-destination', folder], library);

  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    version: string; // written by packageManifest.ts
  };
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Versions; // our own
  const versions = { ...own.dependencies, ...own.devDependencies };
  const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(react.map((name) => [name, versions[name]])),
      '@portico/components': `file:portico-components-${version}.tgz`,
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  for (const [name, resolution] of Object.entries(resolutions))
    writeFileSync(
      join(folder, `tsconfig.${name}.json`),
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...resolution }, include: ['.'] }),
    );
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
}
