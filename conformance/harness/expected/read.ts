import { test } from '@playwright/test';
import type { SourcedValue } from '../../oracle/SourcedValue.ts';

/**
 * The value of an expectation, for assertions. A pass on a decision is noted on the test.
 * @throws Error on an unspecified value: nothing may be asserted that nobody stated.
 */
export function read<T>(expectation: SourcedValue<T>): T {
  if (expectation.kind === 'unspecified') {
    throw new Error(
      'A test asserts an unspecified expectation; take the assertion out or find its source.',
    );
  }
  if (expectation.kind === 'assumed') {
    const { annotations } = test.info();
    const noted = annotations.some(
      (note) => note.type === 'assumed' && note.description === expectation.source,
    );
    if (!noted) annotations.push({ type: 'assumed', description: expectation.source });
  }
  return expectation.value;
}
