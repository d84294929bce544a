import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPicture } from '../plan/planPictures.ts';
import type { PageFacts } from '../take/readPage.ts';
import type { Change } from './Change.ts';
import { isForAll, TOKENS } from './changesOf.ts';
import type { ModuleGraph } from './ModuleGraph.ts';
import { madeOf, tokensUsedIn } from './tokens.ts';

/** One side: its sources, its graph, and each region's own language. */
export interface Side {
  readonly sources: string;
  readonly graph: ModuleGraph;
  readonly languages: Readonly<Record<string, string>>;
}

const storyFileOf = ({ file }: PlannedPicture): string => file.replace(/^\.\//, '');

/** Whether a change can touch a picture of one side. */
export class Touch {
  readonly #side: Side;
  readonly #tokens = new Map<string, ReadonlySet<string>>();
  readonly #stylesUsing = new Map<string, readonly string[]>();

  constructor(side: Side) {
    this.#side = side;
  }

  /** @param facts what the page was seen to show; without them, what is planned */
  can(change: Change, picture: PlannedPicture, facts?: PageFacts): boolean {
    switch (change.kind) {
      case 'region':
        return picture.globals.region === change.region;
      case 'text':
        return (facts?.language ?? this.#languageOf(picture)) === change.language;
      case 'token':
        return this.#usesToken(picture, change.name);
      case 'code':
        return change.files.some(
          (file) => isForAll(file) || this.#side.graph.canChange(file, storyFileOf(picture)),
        );
    }
  }

  #languageOf({ globals: { region, language } }: PlannedPicture): string {
    return language === 'region' ? (this.#side.languages[region] ?? '') : language;
  }

  #usesToken(picture: PlannedPicture, name: string): boolean {
    const using = this.#stylesThatUse(name);
    return (
      using.some(isForAll) ||
      using.some((file) => this.#side.graph.canChange(file, storyFileOf(picture)))
    );
  }

  /** The stylesheets that use a token, or one that is made of it. */
  #stylesThatUse(name: string): readonly string[] {
    const known = this.#stylesUsing.get(name);
    if (known !== undefined) return known;
    const names = madeOf(name, this.#read(TOKENS));
    const using = this.#styles().filter((file) => !names.isDisjointFrom(this.#tokensOf(file)));
    this.#stylesUsing.set(name, using);
    return using;
  }

  #styles(): readonly string[] {
    const global = ['base', 'reset', 'scripts'].map((name) => `src/styles/${name}.css`);
    return [...this.#side.graph.styles(), ...global];
  }

  #tokensOf(file: string): ReadonlySet<string> {
    const known = this.#tokens.get(file) ?? tokensUsedIn(this.#read(file));
    this.#tokens.set(file, known);
    return known;
  }

  #read(file: string): string {
    return readFileSync(join(this.#side.sources, file), 'utf8');
  }
}
