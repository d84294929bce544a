import type { RegionConfig } from '../region/RegionConfig.ts';
import type { Experiments } from './experiments.ts';

/** V1 the older single form, V2 the three steps, V3 the three steps with a bar of their own. */
export type RegisterVersion = RegionConfig['register']['version'];

/** The version that a visitor sees: the experiment switched off drops V2 to V1. Source: S-010, S-011. */
export const registerVersion = (
  configured: RegisterVersion,
  { newRegisterPage }: Pick<Experiments, 'newRegisterPage'>,
): RegisterVersion => (configured === 'V2' && !newRegisterPage ? 'V1' : configured);
