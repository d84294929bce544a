import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Returns the ref of the heading of a page, which gets the focus where the page is a new one in the same
 * document: the focus went with the old one. A page that the browser loads, or comes back to, has its
 * own. Source: E-24.
 *
 * @param begins whether the page is at its beginning, and not shown again
 */
export function useHeadingOnArrival(begins = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNewPage = useNavigationType() !== NavigationType.Pop && begins;
  const arrived = useRef(isNewPage);
  useEffect(() => {
    const { activeElement, body } = document;
    if (arrived.current && activeElement === body) heading.current?.focus();
  }, []);
  return heading;
}
