import { childrenOf, parseFile, type SyntaxNode } from './parseFile.ts';

/** The sources of the browser tests and of what they are made of, by their paths from here. */
export const browserTests = import.meta.glob<string>(
  ['../../conformance/**/*.ts', '../quality/**/*.ts', '../mutation/**/*.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Whether a node is a mistake; `code` is the text that it is a part of. */
export type IsMistake = (node: SyntaxNode, code: string) => boolean;

/** The text of each mistake in a source. */
export function mistakesIn(file: string, code: string, isMistake: IsMistake): readonly string[] {
  const search = (node: SyntaxNode): readonly string[] => [
    ...(isMistake(node, code) ? [code.slice(node.start, node.end)] : []),
    ...childrenOf(node).flatMap(search),
  ];
  return search(parseFile(file, code).program);
}

/** A line for each mistake in a browser test. */
export const browserTestMistakes = (isMistake: IsMistake): readonly string[] =>
  Object.entries(browserTests).flatMap(([file, code]) =>
    mistakesIn(file, code, isMistake).map((text) => `${file}: ${text}`),
  );
