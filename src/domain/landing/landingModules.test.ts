import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { LandingModule } from './LandingSettings.ts';
import { landingModules } from './landingModules.ts';

const gb: LandingModule[] = [
  ...(['portalNavBar', 'referralBanner', 'mainBanner', 'benefits', 'growthJourney'] as const),
  ...(['commerceSolution', 'questions', 'footer'] as const),
];
const es: LandingModule[] = ['navBar', 'topPlaceholder', 'mainBannerWithVideo', 'bottomNav'];

const view = (desktop: LandingModule[], mobile = desktop) =>
  ({ landing: { desktop, mobile }, viewport: 'desktop', hasReferCode: true }) as const;

it('takes the order of the viewport', () => {
  covers(['LAND-007'], () => {
    const both = view(gb, ['portalNavBar', 'mainBanner', 'referralBanner']);
    expect(landingModules(both)).toEqual(gb);
    expect(landingModules({ ...both, viewport: 'mobile' })).toEqual([
      'portalNavBar',
      'mainBanner',
      'referralBanner',
    ]);
  });
});

it('drops the top placeholder on mobile', () => {
  covers(['LAND-008'], () => {
    const without = { ...view(es), hasReferCode: false };
    expect(landingModules(without)).toEqual(es);
    expect(landingModules({ ...without, viewport: 'mobile' })).toEqual([
      'navBar',
      'mainBannerWithVideo',
      'bottomNav',
    ]);
  });
});

describe('the referral banner (S-119)', () => {
  it('is at its listed place', () => {
    expect(landingModules(view(gb))).toEqual(gb);
  });

  it.each([
    ['mainBannerWithVideo', es],
    ['mainBanner', gb.filter((module) => module !== 'referralBanner')],
  ] as const)('is directly above the %s where it is not listed', (banner, modules) => {
    const shown = landingModules(view([...modules]));
    expect(shown[shown.indexOf(banner) - 1]).toBe('referralBanner');
    expect(shown.filter((module) => module !== 'referralBanner')).toEqual(modules);
  });

  it('is nowhere without a refercode', () => {
    for (const modules of [gb, es])
      expect(landingModules({ ...view(modules), hasReferCode: false })).toEqual(
        modules.filter((module) => module !== 'referralBanner'),
      );
  });
});

describe('the dynamic landing page (S-185)', () => {
  const managed = [
    { module: 'questions', priority: 3 },
    { module: 'sellerStories', priority: 1 },
    { module: 'benefits', priority: 2 },
    { module: 'serviceProvider', priority: 2 },
  ] as const;

  it('has managed modules after its head in the order of their priority, listed or not', () => {
    covers(['TRACK-015'], () => {
      expect(landingModules({ ...view(gb), managed })).toEqual([
        ...['portalNavBar', 'referralBanner', 'mainBanner'],
        ...['sellerStories', 'benefits', 'serviceProvider', 'questions'],
        ...['growthJourney', 'commerceSolution', 'footer'],
      ]);
    });
  });

  it('keeps the bottom below them', () => {
    expect(landingModules({ ...view(es), managed, hasReferCode: false })).toEqual([
      ...['navBar', 'topPlaceholder', 'mainBannerWithVideo'],
      ...['sellerStories', 'benefits', 'serviceProvider', 'questions', 'bottomNav'],
    ]);
    const bare = view(['navBar', 'mainBanner']);
    expect(landingModules({ ...bare, managed: [managed[0]] }).at(-1)).toBe('questions');
    const links = { module: 'bottomNav', priority: 0 } as const;
    expect(landingModules({ ...view(es), managed: [...managed, links] }).at(-1)).toBe('bottomNav');
    expect(landingModules({ ...bare, managed: [links] })).not.toContain('bottomNav');
  });
});
