import type { Facts } from './facts.ts';
import { storyRoots } from './storyElements.ts';

/** One text node that a user sees, with the boxes of its lines. */
export interface TextRun {
  readonly facts: Facts;
  readonly text: string;
  readonly lines: readonly DOMRect[];
}

/** Every visible text of the story, in document order. */
export function textRuns(factsOf: (element: Element) => Facts): readonly TextRun[] {
  const found: TextRun[] = [];
  const range = document.createRange();
  for (const root of storyRoots()) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.matches('script, style, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const facts = factsOf(element);
      if (facts.isForReadersOnly) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      if (lines.length > 0) found.push({ facts, text, lines });
    }
  }
  return found;
}
