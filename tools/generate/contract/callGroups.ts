import type { NotedContract, Service } from '../../../src/api/Contract.ts';

interface CallGroup {
  readonly name: string;
  readonly description: string;
  readonly service: Service;
  /** Beginnings of its calls' paths; the longest one that fits decides. */
  readonly paths: readonly string[];
}

/** How the catalogue is divided for readers, in the order in which it is read. */
// prettier-ignore
export const callGroups: readonly CallGroup[] = [
  { name: 'Account',               service: 'passport', description: 'Codes, registration, binding, passwords and sessions of the account service.', paths: ['/'] },
  { name: 'OAuth',                 service: 'oauth',    description: 'Where the browser is sent to sign in with a third-party account.',             paths: ['/'] },
  { name: 'Entry checks',          service: 'product',  description: 'What the portal asks before it shows a form: region, session, experiments.',    paths: ['/seller/network/country/check', '/seller/account/get', '/seller/common/get'] },
  { name: 'Config centre',         service: 'product',  description: 'Values that are switched without a release.',                                    paths: ['/arch/config_center_gw/'] },
  { name: 'Landing content',       service: 'product',  description: 'Managed content of the landing page, referral and leads.',                       paths: ['/seller/onboard/resources/', '/seller/growth/', '/usseller/onboard/v1/local/us/raw_lead'] },
  { name: 'Reports',               service: 'product',  description: 'What the portal reports after a sign-up, without waiting for it.',              paths: ['/seller/pc/register/', '/seller/h5/register/', '/seller/action/', '/seller/source/', '/seller/marketing_opt/'] },
  { name: 'Create seller',         service: 'product',  description: 'Make an account a seller.',                                                      paths: ['/seller/join/create_seller', '/seller/join/register_create_seller'] },
  { name: 'Partner onboarding',    service: 'product',  description: 'How sellers of the partner marketplace come in.',                                 paths: ['/seller/onboard/v1/toko_fast_onboard/'] },
  { name: 'Onboarding',            service: 'product',  description: 'Steps, drafts and verifications that open a shop.',                               paths: ['/seller/onboard/', '/seller/onboard_info/', '/seller/join/', '/seller/company/', '/seller/personal/', '/seller/create_shop/', '/seller/shop_name/', '/seller/global_shop_name/', '/seller/postcode/', '/seller/district/', '/seller/change_greater_market_region/', '/seller/invitation_code/', '/seller/tt_account/', '/seller/deposit/', '/seller/register/'] },
  { name: 'Onboarding, version 2', service: 'product',  description: 'The second version of the onboarding.',                                          paths: ['/seller/onboard/v2/'] },
  { name: 'Open shop, version 2',  service: 'product',  description: 'Opening a shop, second version.',                                                paths: ['/seller/open_shop/v2/'] },
  { name: 'Sandbox',               service: 'product',  description: 'The onboarding in a sandbox.',                                                   paths: ['/seller/sandbox_full_onboard/'] },
  { name: 'US sellers',            service: 'product',  description: 'Onboarding of sellers in the United States.',                                    paths: ['/usseller/'] },
  { name: 'Seller centre',         service: 'product',  description: 'Everything else of the seller centre behind the portal.',                         paths: ['/seller/'] },
  { name: 'Assets',                service: 'assets',   description: 'Files that are fetched ahead.',                                                  paths: ['/'] },
  { name: 'Monitoring',            service: 'monitor',  description: 'Analytics events and the outcomes of calls.',                                    paths: ['/'] },
];

/**
 * The group of a call: the one with the longest beginning of its path.
 *
 * @throws when no group takes the call
 */
export function groupOf({
  service,
  name,
  path,
}: Pick<NotedContract, 'service' | 'name' | 'path'>): string {
  const [best] = callGroups
    .filter((group) => group.service === service)
    .flatMap((group) => group.paths.map((start) => ({ group: group.name, start })))
    .filter(({ start }) => path.startsWith(start))
    .toSorted((a, b) => b.start.length - a.start.length);
  if (best === undefined)
    throw new Error(
      `No group takes the call ${service}.${name} at ${path}, so readers would not find it. Add the beginning of its path to a line of tools/generate/contract/callGroups.ts.`,
    );
  return best.group;
}
