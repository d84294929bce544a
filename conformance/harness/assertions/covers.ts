import { test } from '@playwright/test';
import { loadRequirements } from '../../oracle/requirements.ts';
import { writeStepTitle } from '../../shared/stepTitle.ts';

const known = new Set(loadRequirements().map((requirement) => requirement.id));

/**
 * A step that covers requirements: they count as covered when the step ran and passed.
 * @throws Error for an id that is not in requirements.tsv, or more than five of them.
 */
export async function covers<T>(
  ids: readonly [string, ...string[]],
  title: string,
  body: () => T | Promise<T>,
): Promise<T> {
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new Error(
      `"${title}" cites ${unknown.join(', ')}; the ids stand in conformance/oracle/requirements.tsv.`,
    );
  }
  if (ids.length > 5)
    throw new Error(`"${title}" cites ${ids.length} requirements; split the step.`);
  return test.step(writeStepTitle(title, ids), body);
}
