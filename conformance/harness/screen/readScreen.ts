import type { Page } from '@playwright/test';
import { data, modules } from '../contract.ts';
import { sessionOf } from './sessionOf.ts';
import { screenLines, type DocumentNode } from './screenLines.ts';

interface DeliveredNode {
  readonly backendNodeId: number;
  readonly nodeName: string;
  readonly attributes?: readonly string[];
  readonly children?: readonly DeliveredNode[];
}

function* documentNodes(node: DeliveredNode, parent: number | null): Iterable<DocumentNode> {
  const { backendNodeId: id, attributes: list = [] } = node;
  const attributes = new Map<string, string>();
  for (let index = 0; index < list.length; index += 2)
    attributes.set(list[index] ?? '', list[index + 1] ?? '');
  yield { id, parent, element: node.nodeName.toLowerCase(), attributes };
  for (const child of node.children ?? []) yield* documentNodes(child, id);
}

/** The modules of a landing page that stand with the form; the others load after it, by themselves. */
const FIRST = new Set<string>([
  modules['nav bar'],
  modules['portal nav bar'],
  modules['main banner'],
  modules['main banner with video'],
]);
const isLate = (module: string | undefined): boolean => module !== undefined && !FIRST.has(module);

/**
 * What assistive technology gets of a page, in order, one line for each part; texts by the keys of their
 * messages, so that every language reads the same. Chromium's own tree.
 */
export async function readScreen(page: Page, withModules: boolean): Promise<readonly string[]> {
  const session = await sessionOf(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  await session.send('DOM.disable'); // it would report every change from now on
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return screenLines(
    new Map([...documentNodes(root, null)].map((node) => [node.id, node])),
    nodes,
    (attributes) =>
      attributes.has(data.toasts) || (!withModules && isLate(attributes.get(data.module))),
  );
}
