import type { RegionConfig } from '../region/RegionConfig.ts';
import type { Experiments } from './experiments.ts';

/** V1: single form; V2: three steps; V3: three steps with their own top bar. */
export type RegisterVersion = RegionConfig['register']['version'];

/** The version that the user sees: V1 instead of V2 when the experiment is off. Source: S-010, S-011. */
export const registerVersion = (
  configured: RegisterVersion,
  { newRegisterPage }: Pick<Experiments, 'newRegisterPage'>,
): RegisterVersion => (configured === 'V2' && !newRegisterPage ? 'V1' : configured);
