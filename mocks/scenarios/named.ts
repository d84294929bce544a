import { callNamed } from './callNamed.ts';
import { defaultScenario, type ListedScenario } from './Scenario.ts';

const checkRegion = callNamed('product', 'network.country.check');

/** States of the server that have a name of their own. */
export const namedScenarios: readonly ListedScenario[] = [
  defaultScenario,
  {
    name: 'region.mismatch',
    sentence: 'The visitor’s network is in France, so the market is asked about.',
    rules: [{ contract: checkRegion, effect: { kind: 'change', data: { ip_region: 'FR' } } }],
  },
  {
    name: 'region.failed',
    sentence: 'The network region check fails, so the sign-up is blocked.',
    rules: [{ contract: checkRegion, effect: { kind: 'status', status: 500, headers: {} } }],
  },
];
