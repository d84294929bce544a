import type { ReactElement, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

/**
 * Shows what came after the page's first paint in a place that the page keeps for it.
 *
 * @param content null until it is loaded
 * @param selector of the place; where there is none, nothing shows
 */
export function inPlace(
  content: ReactElement | null | undefined,
  selector: string,
): ReactPortal | null {
  const place = content ? document.querySelector(selector) : null;
  return place && createPortal(content, place);
}
