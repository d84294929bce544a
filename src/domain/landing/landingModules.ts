import { assumed } from '../assumed.ts';
import { isMainBanner } from './isMainBanner.ts';
import type { LandingModule, LandingSettings } from './LandingSettings.ts';

/** A module whose content is managed, with the priority of that content. */
export interface ManagedModule {
  readonly module: LandingModule;
  readonly priority: number;
}

interface LandingView {
  readonly landing: Pick<LandingSettings, 'desktop' | 'mobile'>;
  readonly viewport: 'desktop' | 'mobile';
  readonly hasReferCode: boolean;
  /** With the experiment showDynamicLandingPage: the modules that have managed content. */
  readonly managed?: readonly ManagedModule[];
}

/** What stands above the content whatever is managed: bars, alerts, banners, tabs. */
const head: ReadonlySet<LandingModule> = new Set<LandingModule>([
  'navBar',
  'portalNavBar',
  'topPlaceholder',
  'topAlert',
  'registerAlert',
  'referralBanner',
  'mainBanner',
  'mainBannerWithVideo',
  'postBanner',
  'headerTabs',
]);

/** What stands at the end of the page, wherever its content comes from. */
const end: ReadonlySet<LandingModule> = new Set<LandingModule>(['bottomNav', 'footer']);

/** With a refercode the banner is at its listed place, else directly above the main banner. */
function withReferral(modules: readonly LandingModule[]): readonly LandingModule[] {
  if (modules.includes('referralBanner')) return modules;
  return modules.toSpliced(Math.max(0, modules.findIndex(isMainBanner)), 0, 'referralBanner');
}

/** Managed modules, listed or not, follow the head in the order of their priority; the page ends as it does without. */
function withManaged(
  listed: readonly LandingModule[],
  managed: readonly ManagedModule[],
): readonly LandingModule[] {
  const first = managed
    .filter(({ module }) => !end.has(module))
    .toSorted((one, other) => one.priority - other.priority)
    .map(({ module }) => module);
  const moved = new Set(first);
  const rest = listed.filter((module) => !moved.has(module));
  const at = rest.findIndex((module) => !head.has(module));
  return rest.toSpliced(at === -1 ? rest.length : at, 0, ...first);
}

/**
 * The modules of a landing page from top to bottom. Source: B§2 (LAND-007, LAND-008), S-117, S-119,
 * S-185.
 */
export function landingModules(view: LandingView): readonly LandingModule[] {
  const { landing, viewport, hasReferCode, managed = [] } = view;
  const dropped = new Set<LandingModule>();
  if (viewport === 'mobile') dropped.add('topPlaceholder');
  if (!hasReferCode) dropped.add(assumed('S-119', 'referralBanner'));
  const listed = landing[viewport].filter((module) => !dropped.has(module));
  const shown = withManaged(listed, managed);
  return hasReferCode ? withReferral(shown) : shown;
}
