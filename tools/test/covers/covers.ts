import { TestRunner } from 'vitest';

type RequirementId = `${Uppercase<string>}-${number}`;
/** One to five requirement ids: a step that covers more is several steps. */
export type RequirementIds = readonly [
  RequirementId,
  RequirementId?,
  RequirementId?,
  RequirementId?,
  RequirementId?,
];

declare module 'vitest' {
  interface TaskMeta {
    /** Requirements that a passed step of the test covered. */
    covers?: string[];
  }
}

function record(ids: RequirementIds): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('covers() stands inside a test; move it into an it().');
  test.meta.covers = [...(test.meta.covers ?? []), ...ids.filter((id) => id !== undefined)];
}

/** Names the requirements that a step of a unit test covers; they count once the step has passed. */
export function covers<Result>(ids: RequirementIds, step: () => Result): Result {
  const result = step();
  if (result instanceof Promise)
    return result.then((value: unknown) => {
      record(ids);
      return value;
    }) as Result; // the same promise type, with the record behind it
  record(ids);
  return result;
}
