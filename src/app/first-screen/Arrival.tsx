import { useEffect, useLayoutEffect, useReducer } from 'react';
import { takeOver } from './takeOver.ts';

/**
 * Stands beside a page, inside its Suspense boundary: shows the page if it was hidden, and repeats what
 * the seller did before it was hydrated, once the fields have taken over their texts (`useEarlyText`).
 */
export function Arrival() {
  const [renders, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    delete document.documentElement.dataset['late'];
    renderAgain(); // with the fields, which have found their texts
  }, []);
  useEffect(() => {
    if (renders === 1) renderAgain(); // with the fields' owners, which have been told
    if (renders === 2) takeOver(document);
  }, [renders]);
  return null;
}
