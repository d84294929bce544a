import { folderOf, partsIn } from './arrows.ts';

/** An import from one file to another, by their paths from the repository's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The folder of a file as circles see it: one of the table, or a part of one that is divided further. */
export function nodeOf(path: string): string {
  const folder = folderOf(path);
  const below = path
    .slice(folder.length + 1)
    .split('/')
    .slice(0, -1);
  return [folder, ...below.slice(0, partsIn[folder] ?? 0)].join('/');
}

/** What can be reached from a node, itself only by a circle. */
function reachedFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>) {
  const reached = new Set<string>();
  const waiting = [...(edges.get(start) ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    waiting.push(...(edges.get(node) ?? []));
  }
  return reached;
}

/** Groups of files, or of their folders, that import each other in a circle; each with an import for each step. */
export function circlesIn(
  imports: readonly Import[],
  name: (path: string) => string,
): readonly { readonly nodes: readonly string[]; readonly imports: readonly Import[] }[] {
  const edges = new Map<string, Set<string>>();
  const examples = new Map<string, Import>();
  for (const each of imports) {
    const [from, to] = [name(each.from), name(each.to)];
    if (from === to) continue;
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
    if (!examples.has(`${from} ${to}`)) examples.set(`${from} ${to}`, each);
  }
  const reached = new Map([...edges.keys()].map((node) => [node, reachedFrom(node, edges)]));
  const isWith = (one: string, other: string): boolean =>
    reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true;
  const inCircles = [...edges.keys()].filter((node) => isWith(node, node)).toSorted();
  const circles = Map.groupBy(inCircles, (node) => inCircles.find((other) => isWith(node, other)));
  return [...circles.values()].map((nodes) => ({
    nodes,
    imports: nodes.flatMap((from) => nodes.flatMap((to) => examples.get(`${from} ${to}`) ?? [])),
  }));
}
