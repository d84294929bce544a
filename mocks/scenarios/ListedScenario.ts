import type { Scenario } from '../world/World.ts';

/** A scenario with the sentence that lists show. */
export interface ListedScenario extends Scenario {
  readonly sentence: string;
}
