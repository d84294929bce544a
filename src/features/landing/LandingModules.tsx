import { useState } from 'react';
import { landingModules } from '../../domain/landing/landingModules.ts';
import { modulesBelow } from '../../domain/landing/modulesBelow.ts';
import { isMobilePage } from '../isMobilePage.ts';
import { useServices } from '../Services.ts';
import { moduleViews } from './moduleViews.ts';
import { createContentReader } from './readSlot.ts';
import { ContentContext } from './useManaged.ts';
import { useManagedModules } from './useManagedModules.ts';

/**
 * The modules below the form in the order of the region and the screen; on the dynamic landing page
 * those with managed content come first. Source: B§2, S-116, S-117, S-185 (TRACK-015).
 */
export function LandingModules() {
  const { page, backend, telemetry } = useServices();
  const [reader] = useState(() =>
    createContentReader({
      ...{ call: backend.call, report: telemetry.report, region: page.region },
      media: { origin: page.redirect.origin, hosts: page.mediaHosts },
    }),
  );
  const managed = useManagedModules(reader);
  if (managed === null) return null;
  const viewport = isMobilePage() ? 'mobile' : 'desktop';
  const { landing } = page.region;
  const modules = modulesBelow(landingModules({ landing, viewport, hasReferCode: false, managed }));
  return (
    <ContentContext value={reader}>
      {modules.map((name) => {
        const Module = moduleViews[name];
        return Module && <Module key={name} />;
      })}
    </ContentContext>
  );
}
