import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { Failure } from '../../setup/process/Failure.mjs';
import type { Defect } from './Defect.ts';
import {
  childrenOf,
  match,
  namesOf,
  parse,
  parsePattern,
  type Bindings,
  type Node,
} from './pattern.ts';

interface Place {
  readonly start: number;
  readonly end: number;
  readonly bindings: Bindings;
}

/** A word of a pattern that is not a placeholder. */
const WORD = /(?<![\w$])[a-zA-Z]\w*/g;

/** The places of a module that match a defect's pattern, inside of what the defect names. */
export function placesIn(
  { find, within = [] }: Pick<Defect, 'find' | 'within'>,
  file: string,
  code: string,
): readonly Place[] {
  const pattern = parsePattern(find);
  // Most files lack a word of the pattern, and need no parsing.
  const words = find.match(WORD) ?? [];
  if (!words.every((word) => code.includes(word))) return [];
  const search = (node: Node, around: readonly string[]): readonly Place[] => {
    const left = namesOf(node).includes(around[0] ?? '') ? around.slice(1) : around;
    const bindings = left.length === 0 ? match(pattern, node, code) : null;
    const own = bindings === null ? [] : [{ start: node.start, end: node.end, bindings }];
    return [...own, ...childrenOf(node).flatMap((child) => search(child, left))];
  };
  return search(parse(file, code), within);
}

const NAME = /\$(?:\$\$)?[a-zA-Z]\w*/g;

/** A source file with a defect in it. */
export interface Planted {
  /** From the root of the repository. */
  readonly file: string;
  readonly code: string;
}

/**
 * Plants a defect into the sources under its folder; no file is written.
 * @throws {Failure} when its pattern matches no place, or more than one
 */
export function plant(root: string, defect: Defect): Planted {
  const { name, under, find, replace } = defect;
  const files = globSync(`${under}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (file) => /\.(test|stories)\.tsx?$/.test(file),
  });
  const places = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    return placesIn(defect, file, code).map((place) => ({ file, code, ...place }));
  });
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new Failure(
      `The defect "${name}" must match one place under ${under}, and matches ${places.length}` +
        `${places.map(({ file }) => `\n  ${file}`).join('')}:\n\n${find}\n\n` +
        'Adapt its pattern in tools/mutation/defects.',
    );
  const { file, code, start, end, bindings } = place;
  const text = replace.replaceAll(NAME, (placeholder) => bindings[placeholder] ?? placeholder);
  const planted = code.slice(0, start) + text + code.slice(end);
  parse(file, planted);
  return { file, code: planted };
}

/** Puts a planted defect into a build; the file itself is not touched. */
export function defectPlugin(root: string, { file, code }: Planted): Plugin {
  const path = join(root, file);
  return {
    name: 'portico:defect',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === path ? code : null),
  };
}
