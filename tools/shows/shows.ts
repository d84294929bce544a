import { TestRunner } from 'vitest';

type RequirementId = `${Uppercase<string>}-${number}`;
/** One to five requirement ids: a step that shows more is several steps. */
export type RequirementIds = readonly [
  RequirementId,
  RequirementId?,
  RequirementId?,
  RequirementId?,
  RequirementId?,
];

declare module 'vitest' {
  interface TaskMeta {
    /** Requirements that a passed step of the test showed. */
    shows?: string[];
  }
}

function record(ids: RequirementIds): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('shows() stands inside a test; move it into an it().');
  test.meta.shows = [...(test.meta.shows ?? []), ...ids.filter((id) => id !== undefined)];
}

/** Names the requirements that a step of a unit test shows; they count once the step has passed. */
export function shows<Result>(ids: RequirementIds, step: () => Result): Result {
  const result = step();
  if (result instanceof Promise)
    return result.then((value: unknown) => {
      record(ids);
      return value;
    }) as Result; // the same promise type, with the record behind it
  record(ids);
  return result;
}
