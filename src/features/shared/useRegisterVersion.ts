import { type RegisterVersion, registerVersion } from '../../domain/experiments/registerVersion.ts';
import { useServices } from '../Services.ts';
import { useExperiments } from '../useExperiments.ts';

/** The version of the register and log-in pages, as the experiments have it now. Source: S-010, S-011. */
export const useRegisterVersion = (): RegisterVersion =>
  registerVersion(useServices().page.region.register.version, useExperiments());
