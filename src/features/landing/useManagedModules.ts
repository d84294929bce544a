import { useEffect, useState } from 'react';
import type { ManagedModule } from '../../domain/landing/landingModules.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useExperiments } from '../useExperiments.ts';
import { readManagedModules } from './readManagedModules.ts';
import type { ContentReader } from './readSlot.ts';

const none: readonly ManagedModule[] = [];

/**
 * The modules that lead the dynamic landing page; none without its experiment, and null until they are
 * known, so that no module moves. Source: S-185.
 */
export function useManagedModules(reader: ContentReader): readonly ManagedModule[] | null {
  const isDynamic = useExperiments().dynamicLandingPage;
  const language = useLanguage();
  const [managed, setManaged] = useState<readonly ManagedModule[] | null>(null);
  useEffect(() => {
    let mounted = true;
    if (isDynamic)
      void readManagedModules(reader, language).then((found) => mounted && setManaged(found));
    return () => {
      mounted = false;
    };
  }, [reader, isDynamic, language]);
  return isDynamic ? managed : none;
}
