import { defaultScenario } from '../world/World.ts';
import { callNamed } from './callNamed.ts';
import type { ListedScenario } from './ListedScenario.ts';
import { contentScenarios } from './named/content.ts';
import { partnerScenarios } from './named/partner.ts';
import { sessionScenarios } from './named/session.ts';

const checkRegion = callNamed('product', 'network.country.check');
const DAY_MS = 86_400_000;

/** States of the server with their own name. */
export const namedScenarios: readonly ListedScenario[] = [
  { ...defaultScenario, sentence: 'Everything works.' },
  {
    name: 'region.mismatch',
    sentence: 'The user’s network is in France, so the market is asked about.',
    rules: [{ contract: checkRegion, effect: { kind: 'change', data: { ip_region: 'FR' } } }],
  },
  {
    name: 'region.failed',
    sentence: 'The network region check fails, so the sign-up is blocked.',
    rules: [{ contract: checkRegion, effect: { kind: 'status', status: 500, retryAfter: null } }],
  },
  {
    name: 'network.gone',
    sentence: 'Every call fails: there is no network.',
    rules: [{ contract: null, effect: { kind: 'abort' } }],
  },
  {
    name: 'clock.day',
    sentence: 'The server’s clock is set forward by a day: codes, tickets and links expire (F15).',
    rules: [],
    arrange: [(world) => world.advance(DAY_MS)],
  },
  ...contentScenarios,
  ...sessionScenarios,
  ...partnerScenarios,
];
