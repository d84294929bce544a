import type { RefCallback } from 'react';

/** One ref callback out of several. */
export const mergeRefs =
  <Target>(...refs: readonly RefCallback<Target>[]): RefCallback<Target> =>
  (element) => {
    for (const ref of refs) ref(element);
  };
