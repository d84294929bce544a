import { createClient } from '../api/client.ts';
import { defaultPrefixes, embeddedProductPrefix } from '../api/addressOf.ts';
import type { RegionConfig } from '../domain/region/RegionConfig.ts';
import type { Site } from '../domain/region/Site.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { Services } from '../features/Services.ts';
import { createReporter } from '../telemetry/createReporter.ts';
import type { Environment } from './environment/Environment.ts';
import { createCarriedAccount } from './carriedAccount.ts';
import { loadSites } from './site/loadSites.ts';
import { postEvents } from './postEvents.ts';

/** Everything that the application provides but what lives in React. */
export type BaseServices = Omit<Services, 'toast' | 'switchLanguage'>;

interface Ingredients {
  readonly site: Site;
  readonly region: RegionConfig;
  readonly environment: Environment;
  readonly storage: SafeStorage;
  /** Whether the page stands inside another one: its product calls go to the widget's twins (S-160). */
  readonly embedded: boolean;
  readonly location: Pick<Location, 'origin' | 'assign' | 'reload'>;
}

/** Wires client, reporter, redirect rule and clock for one page. */
export function createServices(ingredients: Ingredients): BaseServices {
  const { site, region, environment, storage, embedded, location } = ingredients;
  const prefixes = {
    account: environment.accountPrefix,
    product: embedded ? embeddedProductPrefix : defaultPrefixes.product,
  };
  const report = createReporter({ pageRegion: region.portalRegion, outbox: postEvents(prefixes) });
  const { academy, accounts, contact } = region.domain;
  const { ttpDomain } = environment;
  const known = [academy, accounts, contact, ttpDomain].filter((address) => address !== '');
  const ownHosts = known.map((address) => new URL(address).host);
  return {
    site,
    region,
    embedded,
    storage,
    loadSites: () => loadSites(environment.sites),
    feedback: environment.feedback,
    report,
    call: createClient({
      prefixes,
      onOutcome: ({ url, call, code, logId, extra }) =>
        report({ name: 'call.outcome', url, call, code, log_id: logId, extra }),
    }),
    redirect: { origin: location.origin, hosts: [...ownHosts, ...environment.redirectHosts] },
    homepage: `${ttpDomain || location.origin}/homepage`,
    leaveFor: (address) => (address === null ? location.reload() : location.assign(address)),
    carried: createCarriedAccount(storage),
    now: Date.now,
  };
}
