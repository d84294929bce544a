import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import { loadPhoneParts } from '../../features/shared/usePhoneParts.ts';

/** Loads what the first render of a site needs besides the entry: the phone field where the form begins with it. */
export const loadFirstParts = async ({
  defaultRegisterType,
}: Pick<RegionConfig, 'defaultRegisterType'>): Promise<void> => {
  if (defaultRegisterType === 'mobile') await loadPhoneParts();
};
