import { useMemo, useState } from 'react';
import { landingModules } from '../../domain/landing/landingModules.ts';
import type { Market } from '../../domain/landing/markets.ts';
import { modulesBelow } from '../../domain/landing/modulesBelow.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { isMobilePage } from '../isMobilePage.ts';
import { useServices } from '../Services.ts';
import { useExperiments } from '../useExperiments.ts';
import { ContentSnapshotContext } from './ContentSnapshotContext.ts';
import { managedModules, slotsOf } from './managedModules.ts';
import { MarketContext } from './MarketChoice.ts';
import { moduleViews } from './moduleViews.ts';
import { useContentReader } from './useContentReader.ts';
import { useContentSnapshot } from './useContentSnapshot.ts';

/** The modules below the form, for the market of the header tabs where the page has them. Source: B§2, S-121. */
export function LandingModules() {
  const { landing } = useServices().page.region;
  const [market, setMarket] = useState<Market>('US');
  const hasTabs = landing.desktop.includes('headerTabs');
  return (
    <MarketContext value={hasTabs ? { market, onChoose: setMarket } : null}>
      <OrderedModules />
    </MarketContext>
  );
}

/**
 * The modules in the order of the region and the screen, with the content that came for all of them; on
 * the dynamic landing page those with managed content come first. Source: B§2, S-116, S-117, S-185
 * (TRACK-015).
 */
function OrderedModules() {
  const { landing } = useServices().page.region;
  const { dynamicLandingPage } = useExperiments();
  const language = useLanguage();
  const viewport = isMobilePage() ? 'mobile' : 'desktop';
  const layout = useMemo(
    () => ({
      isDynamic: dynamicLandingPage,
      slots: slotsOf(dynamicLandingPage ? undefined : modulesBelow(landing[viewport])),
    }),
    [dynamicLandingPage, landing, viewport],
  );
  const known = useContentSnapshot(useContentReader(), layout);
  if (known === null) return null;
  const { snapshot, isDynamic } = known;
  const managed = isDynamic ? managedModules(snapshot, language) : [];
  const modules = modulesBelow(landingModules({ landing, viewport, hasReferCode: false, managed }));
  return (
    <ContentSnapshotContext value={snapshot}>
      {modules.map((name) => {
        const Module = moduleViews[name];
        return Module && <Module key={name} />;
      })}
    </ContentSnapshotContext>
  );
}
