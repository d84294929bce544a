import type { NotedContract } from '../../src/api/Contract.ts';
import type { World } from '../world/World.ts';

/** One call under way. */
export interface Situation {
  readonly contract: NotedContract;
  readonly world: World;
  readonly request: Request;
  /** What it carries, validated by the contract. */
  readonly given: unknown;
}
