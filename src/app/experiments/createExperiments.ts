import type { Client } from '../../api/client.ts';
import { readCommon } from '../../api/contracts/product/session.ts';
import { experimentsOf } from '../../domain/experiments/experiments.ts';
import type { ExperimentStore } from '../../features/Services.ts';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';

/**
 * Store of the experiments: the stored values of an earlier page until the response arrives, which
 * is then stored. Source: B§4 (TRACK-014), S-183.
 */
export function createExperiments(
  call: Client,
  storage: Pick<SafeStorage, 'read' | 'write'>,
): ExperimentStore {
  let current = experimentsOf(storage.read('registration_data') ?? {});
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      const answer = await call(readCommon, {});
      if (!answer.ok) return;
      storage.write('registration_data', answer.data);
      current = experimentsOf(answer.data);
      for (const listener of listeners) listener();
    },
  };
}
