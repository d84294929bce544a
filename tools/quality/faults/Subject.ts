import type { Locator } from '@playwright/test';
import type { FaultUser } from './FaultUser.ts';

/** How a user comes to a call. */
export interface Subject {
  readonly site: string;
  /** Names of the calls that a fault falls on; the first is counted. */
  readonly calls: readonly string[];
  /** Path of the first call. */
  readonly path: string;
  /** The step that the call is made on. */
  readonly step: string;
  /** Selector of what holds the fields, the button and its notices, where that is a dialog over the step. */
  readonly form?: string;
  /** Brings the user there, with nothing wrong yet. */
  readonly arrive: (user: FaultUser) => Promise<void>;
  /** Types all but what makes the call. @param variant 0 is right, any other number is wrong where it can be */
  readonly fill: (user: FaultUser, variant: number) => Promise<void>;
  /** Makes the call. */
  readonly press: (user: FaultUser, variant: number) => Promise<void>;
  /** What the fields hold then, where that is more than was typed before. */
  readonly held?: (user: FaultUser) => Promise<readonly string[]>;
  /** The button by which it is made, at first or again. */
  readonly control: (user: FaultUser) => Locator;
  /** Changes what was typed while the call is under way, and makes it again. */
  readonly change?: (user: FaultUser) => Promise<void>;
  /** Goes away while the call is under way; the answer is what is seen there. */
  readonly leave: (user: FaultUser) => Promise<Locator>;
  /** Where a success leads. */
  readonly done: (user: FaultUser) => Promise<void>;
  /** What a return says whose answer was used: the failure by its title; that of an unverified one by default. */
  readonly used?: string;
  /** The query that the sign-in began with, which is kept; none by default. */
  readonly query?: string;
}
