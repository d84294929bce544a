import { useState } from 'react';
import { modulesBelow } from '../../domain/landing/modulesBelow.ts';
import { isMobilePage } from '../isMobilePage.ts';
import { useServices } from '../Services.ts';
import { landingModules } from './landingModules.ts';
import { createContentReader } from './readSlot.ts';
import { ContentContext } from './useManaged.ts';

/** The modules below the form in the order of the region and the screen. Source: B§2, S-116, S-117. */
export function LandingModules() {
  const { page, backend, telemetry } = useServices();
  const { landing } = page.region;
  const [reader] = useState(() =>
    createContentReader({
      ...{ call: backend.call, report: telemetry.report, region: page.region },
      media: { origin: page.redirect.origin, hosts: page.mediaHosts },
    }),
  );
  const modules = modulesBelow(landing[isMobilePage() ? 'mobile' : 'desktop']);
  return (
    <ContentContext value={reader}>
      {modules.map((name) => {
        const Module = landingModules[name];
        return Module && <Module key={name} />;
      })}
    </ContentContext>
  );
}
