import { createClient } from '../api/client.ts';
import { followCommits } from '../api/followCommits.ts';
import { inTime } from '../components/inTime.ts';
import { defaultPrefixes, embeddedProductPrefix } from '../api/addressOf.ts';
import { comesBeforePage, TICKET } from '../domain/session/logInFlags.ts';
import { offeredSignInMethods } from '../domain/sign-in/offeredSignInMethods.ts';
import type { RegionConfig } from '../domain/region/RegionConfig.ts';
import type { Site } from '../domain/region/Site.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { readTracking } from '../domain/tracking/readTracking.ts';
import { createPromptQueue } from '../features/createPromptQueue.ts';
import type { Arrived, Services } from '../features/Services.ts';
import { createStepHistory, type StepBrowser } from '../features/createStepHistory.ts';
import { createReporter } from '../telemetry/createReporter.ts';
import { loadMarket } from '../telemetry/market/loadMarket.ts';
import type { Environment } from './environment/Environment.ts';
import { createPrefilledAccount } from './prefilledAccount.ts';
import { createSignUpAccount } from './signUpAccount.ts';
import { matchRoute, sitePaths } from './routes/matchRoute.ts';
import { exchangesTicket, routeTable, waits } from './routes/routeTable.ts';
import { loadSites } from './site/loadSites.ts';
import { keepProfileKey } from './entry/keepProfileKey.ts';
import { createExperiments } from './experiments/createExperiments.ts';
import { createSession } from './login-check/createSession.ts';
import { createPostToHost } from './messages/createPostToHost.ts';
import { windowOf } from './messages/windowOf.ts';
import { postEvents } from './postEvents.ts';

/** All services except those that depend on React. */
export type BaseServices = Omit<Services, 'shell'>;

interface ServiceOptions {
  readonly site: Site;
  readonly region: RegionConfig;
  readonly environment: Environment;
  readonly storage: SafeStorage;
  /** Whether the page is embedded: its product calls use the widget prefix (S-160). */
  readonly embedded: boolean;
  readonly location: Pick<Location, 'origin' | 'assign' | 'reload'>;
  /** The history in which the later steps of the sign-up have an entry. */
  readonly stepBrowser: StepBrowser;
  /** The account from the query. */
  readonly account?: string | null;
  /** The address of the page load. */
  readonly arrived?: Arrived | null;
}

/** Creates the services of one page: client, reporter, redirect rule, clock and others. */
export function createServices(options: ServiceOptions): BaseServices {
  const { site, region, environment, storage, embedded, location } = options;
  const { account = null, arrived = null } = options;
  const query = arrived?.query ?? new URLSearchParams();
  const route = arrived && matchRoute(arrived.pathname, { site, region });
  const arrivedAt = route?.kind === 'page' ? route.page : null;
  let untaken = arrived;
  if (arrivedAt === 'additionalInfo') keepProfileKey(storage, query);
  const prefixes = {
    account: environment.accountPrefix,
    product: embedded ? embeddedProductPrefix : defaultPrefixes.product,
  };
  const report = createReporter({
    pageRegion: region.portalRegion,
    outbox: postEvents(prefixes),
    ...(region.trackedMarket && { market: inTime(loadMarket(region, query)) }),
  });
  const { academy, accounts, contact } = region.domain;
  const { ttpDomain } = environment;
  const known = [academy, accounts, contact, ttpDomain].filter((address) => address !== '');
  const ownHosts = known.map((address) => new URL(address).host);
  const { host } = new URL(location.origin);
  const identity = createPromptQueue();
  const client = createClient({
    prefixes,
    verifyIdentity: identity.ask,
    onProtectedHost: environment.protectedHost === '' || environment.protectedHost === host,
    onOutcome: ({ url, call: name, code, logId, extra }) =>
      report({ name: 'call.outcome', url, call: name, code, log_id: logId, extra }),
  });
  const { call, commits } = followCommits(client);
  options.stepBrowser.onRestored(commits.forget);
  const experiments = createExperiments(call, storage);
  const accelerated = environment.acceleratedHosts.includes(host);
  const tracking = () => readTracking(storage, { query, accelerated, now: Date.now() });
  const steps = createStepHistory(options.stepBrowser, identity.dismiss);
  const homepage = `${ttpDomain || location.origin}/homepage`;
  return {
    page: {
      ...{ site, region, embedded, homepage },
      defaultTarget: accelerated ? `${location.origin}/settle` : homepage,
      paths: {
        ...sitePaths(site),
        additionalInfo: routeTable.ttRegisterAdditional.path,
        shortVideo: routeTable.OAuthShortVideo.path,
        google: routeTable.OAuthSocial.path,
        partner: routeTable.OAuthPartner.path,
      },
      signInMethods: offeredSignInMethods({
        variant: site.variant,
        region,
        environment,
      }),
      ...{ providers: environment.providers, partnerBinding: environment.partnerBinding },
      sso: region.sso.envs.includes(environment.name),
      redirect: { origin: location.origin, hosts: [...ownHosts, ...environment.redirectHosts] },
      mediaHosts: environment.mediaHosts,
      sellerCentres: environment.sellerCentres,
      bareAccount: environment.accountPrefix === '',
      feedback: environment.feedback,
    },
    backend: {
      ...{ call, commits, identity, experiments },
      session: createSession(
        comesBeforePage(query) ||
          (arrivedAt !== null && waits(arrivedAt)) ||
          (exchangesTicket(arrivedAt) && query.has(TICKET)),
      ),
      loadSites: () => loadSites(environment.sites),
    },
    telemetry: { report, tracking },
    browser: {
      storage,
      prefilledAccount: createPrefilledAccount(storage),
      takeArrival() {
        const taken = untaken;
        untaken = null;
        return taken;
      },
      signUpAccount: createSignUpAccount(
        storage,
        region.register.enablePhoneEmailAutoFill ? account : null,
      ),
      steps,
      leaveFor(address) {
        steps.abandon();
        if (address === null) location.reload();
        else location.assign(address);
      },
      postToHost: createPostToHost({
        origins: environment.messageOrigins,
        platform: () => tracking().businessPlatform,
        report,
        windowOf,
      }),
      now: Date.now,
    },
  };
}
