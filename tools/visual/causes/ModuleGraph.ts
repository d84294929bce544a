import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Stats = z.object({
  modules: z.array(
    z.object({ id: z.string(), reasons: z.array(z.object({ moduleName: z.string() })) }),
  ),
});

/** What imports a module, by its path from the root, without `./`. */
type Importers = ReadonlyMap<string, readonly string[]>;

const plain = (id: string): string => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/** What every story is shown with. */
const PREVIEW = '.storybook/preview.tsx';

/** The graph of a built Storybook: which stories a file can change. */
export class ModuleGraph {
  readonly #importers: Importers;
  readonly #reached = new Map<string, ReadonlySet<string>>();

  constructor(importers: Importers) {
    this.#importers = importers;
  }

  /** @param storybook the folder of a build with `preview-stats.json` */
  static read(storybook: string): ModuleGraph {
    const text = readFileSync(join(storybook, 'preview-stats.json'), 'utf8');
    const importers = new Map<string, string[]>();
    for (const { id, reasons } of Stats.parse(JSON.parse(text)).modules) {
      const known = importers.get(plain(id)) ?? [];
      importers.set(plain(id), [...known, ...reasons.map((reason) => plain(reason.moduleName))]);
    }
    return new ModuleGraph(importers);
  }

  /** Whether a file is part of the build. */
  has(file: string): boolean {
    return this.#importers.has(file);
  }

  /** Every module that a file is part of, itself included. */
  reachedBy(file: string): ReadonlySet<string> {
    const known = this.#reached.get(file);
    if (known !== undefined) return known;
    const reached = new Set([file]);
    for (const module of reached)
      // grows while it is walked
      for (const importer of this.#importers.get(module) ?? []) reached.add(importer);
    this.#reached.set(file, reached);
    return reached;
  }

  /** Whether a change to a file can change the stories of another one. */
  canChange(file: string, storyFile: string): boolean {
    const reached = this.reachedBy(file);
    return reached.has(storyFile) || reached.has(PREVIEW);
  }

  /** The stylesheets of the project that are in the build. */
  styles(): readonly string[] {
    return [...this.#importers.keys()].filter((file) => /^(src|stories)\/.*\.css$/.test(file));
  }
}
