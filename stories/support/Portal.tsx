import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { providerSettings } from '../../mocks/provider/providerSettings.ts';
import { App } from '../../src/app/App.tsx';
import { enter } from '../../src/app/entry/enter.ts';
import { browserStorage } from '../../src/features/browserStorage.ts';
import { createServices } from '../../src/app/createServices.ts';
import { allSignInMethods } from '../../src/domain/sign-in/signInMethods.ts';
import { plainEnvironment, type Environment } from '../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../src/domain/region/Site.ts';
import type { i18n as I18n } from 'i18next';
import type { Services } from '../../src/features/Services.ts';
import { textParts } from '../../src/i18n/TextPart.ts';

const noop = () => {};

/** A story adds no entry to Storybook's history. */
const stepBrowser = { here: () => false, enter: noop, go: noop, onArrival: noop, onRestored: noop };

interface PortalProps {
  /** Path at which the story starts, including the query and the fragment. */
  readonly path: string;
  /** Result of the preview's loader: the region and the texts chosen in the toolbar. */
  readonly loaded: Readonly<Record<string, unknown>>;
  /** Changes the region's data for the story. */
  readonly change?: (region: RegionConfig) => RegionConfig;
  readonly variant?: Site['variant'];
  /** Whether the modules of the landing page are there; most stories show the form alone. */
  readonly landing?: boolean;
  /** The account in the link. */
  readonly account?: string;
  /** Changes the deployment's settings for the story. */
  readonly environment?: Partial<Environment>;
  /** Called instead of leaving the story's page; null for a reload. */
  readonly onLeave?: (address: string | null) => void;
  /** Whether the page is embedded in another one; Storybook's frame does not count. */
  readonly embedded?: boolean;
  /** Addresses of the feedback list; none unless the story gives them. */
  readonly feedback?: Services['page']['feedback'];
  /** Replaces the loading of the list of sites. */
  readonly loadSites?: Services['backend']['loadSites'];
}

/** A region whose page ends below the form, whose banner holds nothing else. */
const withoutLanding = (region: RegionConfig): RegionConfig => ({
  ...region,
  landing: {
    ...region.landing,
    desktop: ['navBar', 'mainBanner'],
    mobile: ['navBar', 'mainBanner'],
    bannerExtras: [],
    h5Register: false,
  },
});

/** The whole application on one page of one site, as a story. */
export function Portal(props: PortalProps) {
  const { path, loaded, change, variant = 'standard', landing = false } = props;
  const { account, environment } = props;
  const { onLeave, embedded = false, feedback, loadSites } = props;
  const { region: loadedRegion, i18n } = loaded as { region: RegionConfig; i18n: I18n }; // see the preview's loader
  const [entry] = useState(() =>
    enter(browserStorage(), { url: new URL(path, location.origin), referrer: '', now: Date.now() }),
  );
  const [services] = useState(() => {
    const whole = change?.(loadedRegion) ?? loadedRegion;
    const region = landing ? whole : withoutLanding(whole);
    const created = createServices({
      ...{ region, embedded, stepBrowser },
      ...{ account: account ?? entry.account, arrived: entry.arrived },
      site: { region: region.id, variant },
      environment: {
        ...plainEnvironment,
        name: 'storybook',
        signInMethods: allSignInMethods,
        providers: providerSettings('http://provider.localhost'),
        ...environment,
        ...(feedback && { feedback }),
      },
      storage: browserStorage(),
      location: {
        origin: location.origin,
        assign: (address) => onLeave?.(String(address)),
        reload: () => onLeave?.(null),
      },
    });
    if (loadSites === undefined) return created;
    return { ...created, backend: { ...created.backend, loadSites } };
  });
  return (
    <MemoryRouter initialEntries={[entry.cleaned ?? path]}>
      <App services={services} i18n={i18n} parts={textParts} />
    </MemoryRouter>
  );
}
