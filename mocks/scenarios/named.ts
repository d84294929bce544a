import { callNamed } from './callNamed.ts';
import { contentScenarios } from './named/content.ts';
import { partnerScenarios } from './named/partner.ts';
import { sessionScenarios } from './named/session.ts';
import { defaultScenario, type ListedScenario } from './Scenario.ts';

const checkRegion = callNamed('product', 'network.country.check');
const DAY_MS = 86_400_000;

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
    rules: [{ contract: checkRegion, effect: { kind: 'status', status: 500, retryAfter: null } }],
  },
  {
    name: 'network.gone',
    sentence: 'No call gets through.',
    rules: [{ contract: null, effect: { kind: 'abort' } }],
  },
  {
    name: 'clock.day',
    sentence: 'The server’s clock moves on by a day: codes, tickets and links expire (F15).',
    rules: [],
    arrange: [(world) => world.advance(DAY_MS)],
  },
  ...contentScenarios,
  ...sessionScenarios,
  ...partnerScenarios,
];
