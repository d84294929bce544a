import { isForReadersOnly, storyElements } from './storyElements.ts';

/** One text node that a person sees, with the boxes of its lines. */
export interface TextRun {
  readonly element: Element;
  readonly text: string;
  readonly lines: readonly DOMRect[];
}

/** Every visible text of the story, in document order. */
export function textRuns(): readonly TextRun[] {
  const found: TextRun[] = [];
  const range = document.createRange();
  for (const root of storyElements()) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.matches('script, style, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForReadersOnly(element)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      if (lines.length > 0) found.push({ element, text, lines });
    }
  }
  return found;
}
