import type { Viewport } from '../shared/Site.ts';
import { expectationsOf, REGION_IDS } from './regions.ts';
import { loadRequirements } from './requirements.ts';
import { known } from './SourcedValue.ts';

const accuHomes = REGION_IDS.filter((id) => known(expectationsOf(id).accuVariant));

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
  const regions = words.flatMap((word) => (word === 'accu' ? accuHomes : [word]));
  const unknown = regions.find((id) => !REGION_IDS.includes(id));
  if (unknown !== undefined)
    throw new Error(
      `requirements.tsv applies a requirement to "${unknown}"; it may be all, mobile, desktop, accu or a list of regions.`,
    );
  const reason = words.includes('accu')
    ? `It is about the US-entity variant, whose home is ${accuHomes.join(', ')}.`
    : `It is about ${words.join(', ')} alone.`;
  return { regions, screen: null, reason };
}

const byId = new Map(loadRequirements().map(({ id, applies }) => [id, applies]));

/** Whether a requirement of the list applies to a region. */
export const appliesTo = (id: string, region: string): boolean =>
  readApplies(byId.get(id) ?? '').regions.includes(region);
