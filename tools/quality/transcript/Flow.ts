import type { World } from '../fixtures/World.ts';
import type { KeyboardUser } from './KeyboardUser.ts';

/** One way through the portal, by the keys alone. */
export interface Flow {
  /** Also the name of its transcript. */
  readonly name: string;
  readonly site: string;
  readonly width: number;
  readonly height: number;
  readonly scenario?: string;
  /** The browser lets no page keep anything (E-22). */
  readonly blocksStorage?: true;
  readonly walk: (user: KeyboardUser, world: World) => Promise<void>;
}
