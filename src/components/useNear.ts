import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the viewport, or at most so far from it (a CSS length). */
export function useNear(root: RefObject<HTMLElement | null>, distance: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (root.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: distance },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, distance]);
  return near;
}
