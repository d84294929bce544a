import { useSyncExternalStore } from 'react';
import { defaultExperiments, type Experiments } from '../domain/experiments/experiments.ts';
import { useServices } from './Services.ts';

/** The user's experiments; prerendering uses the defaults. */
export function useExperiments(): Experiments {
  const { experiments } = useServices().backend;
  return useSyncExternalStore(experiments.subscribe, experiments.read, () => defaultExperiments);
}
