import { modulesBelow } from '../../domain/landing/modulesBelow.ts';
import { isMobilePage } from '../isMobilePage.ts';
import { useServices } from '../Services.ts';
import { landingModules } from './landingModules.ts';

/** The modules below the form in the order of the region and the screen. Source: B§2, S-116, S-117. */
export function LandingModules() {
  const { landing } = useServices().page.region;
  const modules = modulesBelow(landing[isMobilePage() ? 'mobile' : 'desktop']);
  return modules.map((name) => {
    const Module = landingModules[name];
    return Module && <Module key={name} />;
  });
}
