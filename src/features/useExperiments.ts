import { useSyncExternalStore } from 'react';
import { defaultExperiments, type Experiments } from '../domain/experiments/experiments.ts';
import { useServices } from './Services.ts';

/** The visitor's experiments; a page rendered ahead knows none. */
export function useExperiments(): Experiments {
  const { experiments } = useServices();
  return useSyncExternalStore(experiments.subscribe, experiments.read, () => defaultExperiments);
}
