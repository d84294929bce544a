import type { Contact } from '../../oracle/common/errors.ts';
import { expectationsOf, REGION_IDS } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import type { Site, Viewport } from '../../shared/Site.ts';

/** The screen on which a region runs a test that needs only one of the two. */
export const screenInTurn = (region: string): Viewport =>
  REGION_IDS.indexOf(region) % 2 === 0 ? 'desktop' : 'mobile';

/** The kind of contact with which a region runs a test that needs only one of the two. */
export const contactInTurn = (region: string): Contact =>
  REGION_IDS.indexOf(region) % 4 < 2 ? 'email' : 'phone';

/** Regions that sign up alike: the same kind of contact first, the same direction of the page. */
function kindOf(region: string): string {
  const { defaultRegisterType, direction } = expectationsOf(region);
  return known(direction) === 'rtl' ? 'rtl' : String(known(defaultRegisterType));
}

const asksNetwork = (region: string): boolean =>
  (known(expectationsOf(region).networkAllowList) ?? []).length > 0;

/** One region of each kind, where possible one whose sign-up begins with the network check. */
const critical: ReadonlySet<string> = new Set(
  [...Map.groupBy(REGION_IDS, kindOf).values()].flatMap(
    (alike) => alike.find(asksNetwork) ?? alike[0] ?? [],
  ),
);

/** Whether other engines than Chromium run the critical flow on the site. */
export const isCritical = ({ region, viewport }: Site): boolean =>
  critical.has(region) && viewport === 'desktop';
