import { BINDING_PATH } from '../../../mocks/provider/bindingPage.ts';
import { providerSettings } from '../../../mocks/provider/providerSettings.ts';
import { allSignInMethods } from '../../../src/domain/sign-in/signInMethods.ts';
import type { Environment } from '../../../src/app/environment/Environment.ts';
import type { Regions } from './Regions.ts';
import { hostOf, PROVIDER_HOST, sitesOf } from './siteOfHost.ts';

/** What the page learns of this machine as its deployment. Source: S-178. */
export const localEnvironment = (regions: Regions, port: number, name = 'local'): Environment => ({
  name,
  ttpDomain: '',
  mediaHosts: [],
  redirectHosts: sitesOf(regions).map((site) => `${hostOf(site)}:${port}`),
  sites: Object.fromEntries(
    [...regions.keys()].map((region) => [
      region,
      `http://${hostOf({ region, variant: 'standard' })}:${port}`,
    ]),
  ),
  sellerCentres: {},
  signInMethods: allSignInMethods,
  providers: providerSettings(`http://${PROVIDER_HOST}:${port}`),
  partnerBinding: `http://${PROVIDER_HOST}:${port}${BINDING_PATH}`,
  feedback: { send: '', problem: '' },
  accountPrefix: '/passport/web',
  messageOrigins: {},
  acceleratedHosts: [],
  protectedHost: '',
});
