/** The scenario that a query asks for, and the same address without it. */
export interface AskedScenario {
  readonly scenario: string;
  readonly cleanAddress: string;
}

/**
 * Finds `?scenario=` in an address; null when there is none. The rest of the query stays as it was
 * written, so that the application meets it unchanged. Source: S-190.
 */
export function scenarioOf({ pathname, search, searchParams }: URL): AskedScenario | null {
  const scenario = searchParams.get('scenario');
  if (scenario === null) return null;
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has('scenario'));
  return { scenario, cleanAddress: pathname + (rest.length === 0 ? '' : `?${rest.join('&')}`) };
}
