/** Who answers for the requirements of an area: the part of the portal that they are about. */
const owners: Readonly<Record<string, string>> = {
  ...{ REG: 'sign-up', CODE: 'sign-up', VAL: 'sign-up', DLG: 'sign-up', FLOW: 'sign-up' },
  ...{ LOGIN: 'log-in', ROLE: 'log-in' },
  ...{ OAUTH: 'sign-in methods', OIDC: 'sign-in methods', ADDINFO: 'sign-in methods' },
  ...{ PARTNER: 'sign-in methods', ACCU: 'regions', REGION: 'regions', CAT: 'regions' },
  ...{ LAND: 'landing', LEAD: 'landing', SUB: 'landing', REF: 'landing', NAV: 'landing' },
  ...{ ROUTE: 'application', LAYOUT: 'application', SEC: 'application', UI: 'components' },
  ...{ API: 'backend calls', ERR: 'backend calls', TRACK: 'tracking', I18N: 'languages' },
};

/** The owner of an area. @throws Error for an area that nobody owns */
export function ownerOf(area: string): string {
  const owner = owners[area];
  if (owner !== undefined) return owner;
  throw new Error(`Area ${area} has no owner: add it to conformance/verdict/record/owners.ts.`);
}
