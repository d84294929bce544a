import type { RefCallback } from 'react';

/** Merges several ref callbacks into one. */
export const mergeRefs =
  <Target>(...refs: readonly RefCallback<Target>[]): RefCallback<Target> =>
  (element) => {
    for (const ref of refs) ref(element);
  };
