import { nameInCell } from '../ledger/matrix.ts';
import type { TestReport } from '../record/RunRecord.ts';
import { TELEMETRY } from '../../shared/telemetry.ts';

/** What is compared as a set: in which order it came is no promise. */
export const SETS = ['call', 'event', 'announcement', 'route'] as const;

/** What the portal did in all tests of a region that passed. */
export interface RegionBehaviour {
  readonly sets: Readonly<Record<(typeof SETS)[number], ReadonlySet<string>>>;
  /** By call, the shapes of its bodies. */
  readonly payloads: ReadonlyMap<string, ReadonlySet<string>>;
  /** By test, the calls of the account service, which each wait for the one before. */
  readonly orders: ReadonlyMap<string, string>;
}

const ACCOUNT_SERVICE = '/passport/';

/** An address whose last part is an identifier of one run reads alike in every run. */
const stable = (path: string): string => path.replaceAll(/[\da-f]{8,}/gi, '…');

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key) ?? new Set();
  map.set(key, known.add(value));
}

/** Collects the behaviour of a region; tests that failed say nothing about it. */
export function behaviourOf(tests: readonly TestReport[]): RegionBehaviour {
  const payloads = new Map<string, Set<string>>();
  const orders = new Map<string, string>();
  const sets = {
    call: new Set<string>(),
    event: new Set<string>(),
    announcement: new Set<string>(),
    route: new Set<string>(),
  };
  for (const test of tests) {
    const { status, requests, behaviour } = test;
    if (status !== 'passed') continue;
    const calls = requests.map(({ method, path }) => `${method} ${stable(path)}`);
    for (const [index, call] of calls.entries()) {
      sets.call.add(call);
      const shape = requests[index]?.shape ?? '';
      if (shape !== '' && !call.endsWith(TELEMETRY)) addTo(payloads, call, shape);
    }
    for (const event of behaviour.events) sets.event.add(event);
    for (const key of behaviour.announced) sets.announcement.add(key);
    for (const route of behaviour.routes) sets.route.add(stable(route));
    const account = calls.filter((call) => call.includes(` ${ACCOUNT_SERVICE}`));
    orders.set(nameInCell(test), account.join(', '));
  }
  return { sets, payloads, orders };
}
