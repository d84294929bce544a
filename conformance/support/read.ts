import { test } from '@playwright/test';
import type { Leaf } from '../expectations/format.ts';

/**
 * The value of an expectation, for judging by it. A pass on a decision is noted on the test.
 * @throws Error on an unspecified leaf: nothing may be judged by what nobody stated.
 */
export function read<T>(leaf: Leaf<T>): T {
  if (leaf.kind === 'unspecified') {
    throw new Error(
      'An unspecified expectation was judged; take the assertion out or find its source.',
    );
  }
  if (leaf.kind === 'assumed') {
    const { annotations } = test.info();
    const noted = annotations.some(
      (note) => note.type === 'assumed' && note.description === leaf.source,
    );
    if (!noted) annotations.push({ type: 'assumed', description: leaf.source });
  }
  return leaf.value;
}

/** Whether a document or a decision gives the value. */
export const stated = (leaf: Leaf<unknown>): boolean => leaf.kind !== 'unspecified';
