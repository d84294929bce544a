import { createClient } from '../api/client.ts';
import { defaultPrefixes, embeddedProductPrefix } from '../api/addressOf.ts';
import { offeredDoors } from '../domain/region/offeredDoors.ts';
import type { RegionConfig } from '../domain/region/RegionConfig.ts';
import type { Site } from '../domain/region/Site.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { readTracking } from '../domain/tracking/readTracking.ts';
import { createIdentityDesk } from '../features/createIdentityDesk.ts';
import type { Services } from '../features/Services.ts';
import { createStepHistory, type StepBrowser } from '../features/createStepHistory.ts';
import { createReporter } from '../telemetry/createReporter.ts';
import { loadMarket } from '../telemetry/market/loadMarket.ts';
import type { Environment } from './environment/Environment.ts';
import { createCarriedAccount } from './carriedAccount.ts';
import { sitePaths } from './routes/placeAt.ts';
import { routeTable } from './routes/routeTable.ts';
import { loadSites } from './site/loadSites.ts';
import { createExperiments } from './experiments/createExperiments.ts';
import { createTell } from './messages/createTell.ts';
import { windowOf } from './messages/windowOf.ts';
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
  /** The history that the later steps of the sign-up have an entry in. */
  readonly stepBrowser: StepBrowser;
  /** The query of the page load, before the account was taken out of it. */
  readonly query?: URLSearchParams;
  /** The account that the query brought. */
  readonly account?: string | null;
}

/** Wires client, reporter, redirect rule and clock for one page. */
export function createServices(ingredients: Ingredients): BaseServices {
  const { site, region, environment, storage, embedded, location } = ingredients;
  const { query = new URLSearchParams(), account = null } = ingredients;
  const prefixes = {
    account: environment.accountPrefix,
    product: embedded ? embeddedProductPrefix : defaultPrefixes.product,
  };
  const report = createReporter({
    pageRegion: region.portalRegion,
    outbox: postEvents(prefixes),
    ...(region.trackedMarket && { market: loadMarket(region, query) }),
  });
  const { academy, accounts, contact } = region.domain;
  const { ttpDomain } = environment;
  const known = [academy, accounts, contact, ttpDomain].filter((address) => address !== '');
  const ownHosts = known.map((address) => new URL(address).host);
  const { host } = new URL(location.origin);
  const identity = createIdentityDesk();
  const call = createClient({
    prefixes,
    verifyIdentity: identity.ask,
    onProtectedHost: environment.protectedHost === '' || environment.protectedHost === host,
    onOutcome: ({ url, call: name, code, logId, extra }) =>
      report({ name: 'call.outcome', url, call: name, code, log_id: logId, extra }),
  });
  const experiments = createExperiments(call, storage);
  const accelerated = environment.acceleratedHosts.includes(host);
  const tracking = () => readTracking(storage, { query, accelerated, now: Date.now() });
  return {
    site,
    region,
    embedded,
    storage,
    loadSites: () => loadSites(environment.sites),
    feedback: environment.feedback,
    report,
    call,
    identity,
    experiments,
    paths: {
      ...sitePaths(site),
      shortVideo: routeTable.OAuthShortVideo.path,
      google: routeTable.OAuthSocial.path,
      partner: routeTable.OAuthPartner.path,
    },
    sso: region.sso.envs.includes(environment.name),
    doors: offeredDoors({ variant: site.variant, region, environment: environment.name }),
    tracking,
    tell: createTell({
      origins: environment.messageOrigins,
      platform: () => tracking().businessPlatform,
      report,
      windowOf,
    }),
    prefill: region.register.enablePhoneEmailAutoFill
      ? (account ?? storage.read('sign_up_account'))
      : storage.read('sign_up_account'),
    redirect: { origin: location.origin, hosts: [...ownHosts, ...environment.redirectHosts] },
    homepage: `${ttpDomain || location.origin}/homepage`,
    leaveFor: (address) => (address === null ? location.reload() : location.assign(address)),
    steps: createStepHistory(ingredients.stepBrowser),
    carried: createCarriedAccount(storage),
    now: Date.now,
  };
}
