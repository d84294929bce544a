import { REGION_IDS } from '../expectations/RegionExpectations.ts';
import type { Viewport } from '../support/Site.ts';

/** Where the US-entity variant stands (S-002). */
const ACCU_HOME = 'us';

/** Where a requirement holds: the column `applies` of requirements.tsv, read. */
export interface Application {
  readonly regions: readonly string[];
  /** The one screen that it is about; null is both. */
  readonly screen: Viewport | null;
  /** Why it does not apply elsewhere; empty when it applies everywhere. */
  readonly reason: string;
}

/** Reads the column. @throws Error for a word that is neither a region nor one of the others. */
export function readApplies(applies: string): Application {
  const words = applies.split(',');
  const [only = ''] = words;
  if (words.includes('all')) return { regions: REGION_IDS, screen: null, reason: '' };
  if (words.length === 1 && (only === 'mobile' || only === 'desktop'))
    return { regions: REGION_IDS, screen: only, reason: '' };
  const regions = words.map((word) => (word === 'accu' ? ACCU_HOME : word));
  const stranger = regions.find((id) => !REGION_IDS.includes(id));
  if (stranger !== undefined)
    throw new Error(
      `requirements.tsv applies a requirement to "${stranger}"; it may be all, mobile, desktop, accu or a list of regions.`,
    );
  const reason = words.includes('accu')
    ? `It is about the US-entity variant, whose home is ${ACCU_HOME}.`
    : `It is about ${words.join(', ')} alone.`;
  return { regions, screen: null, reason };
}
