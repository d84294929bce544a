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
    /** Requirements whose step has failed. */
    denied?: string[];
  }
}

function record(kind: 'covers' | 'denied', ids: RequirementIds): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('covers() stands inside a test; move it into an it().');
  test.meta[kind] = [...(test.meta[kind] ?? []), ...ids.filter((id) => id !== undefined)];
}

/** Names the requirements that a step of a unit test covers; they count once the step has passed. */
export function covers<Result>(ids: RequirementIds, step: () => Result): Result {
  const deny = (error: unknown): never => {
    record('denied', ids);
    throw error;
  };
  try {
    const result = step();
    if (result instanceof Promise)
      return result.then((value: unknown) => {
        record('covers', ids);
        return value;
      }, deny) as Result; // the same promise type, with the record behind it
    record('covers', ids);
    return result;
  } catch (error) {
    return deny(error);
  }
}
