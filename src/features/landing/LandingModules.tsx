import { landingModules } from '../../domain/landing/landingModules.ts';
import { modulesBelow } from '../../domain/landing/modulesBelow.ts';
import { isMobilePage } from '../isMobilePage.ts';
import { useServices } from '../Services.ts';
import { moduleViews } from './moduleViews.ts';
import { useContentReader } from './useContentReader.ts';
import { useManagedModules } from './useManagedModules.ts';

/**
 * The modules below the form in the order of the region and the screen; on the dynamic landing page
 * those with managed content come first. Source: B§2, S-116, S-117, S-185 (TRACK-015).
 */
export function LandingModules() {
  const { landing } = useServices().page.region;
  const managed = useManagedModules(useContentReader());
  if (managed === null) return null;
  const viewport = isMobilePage() ? 'mobile' : 'desktop';
  const modules = modulesBelow(landingModules({ landing, viewport, hasReferCode: false, managed }));
  return modules.map((name) => {
    const Module = moduleViews[name];
    return Module && <Module key={name} />;
  });
}
