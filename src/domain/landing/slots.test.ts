import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { resourceModuleName, slotIds, type Slot } from './slots.ts';

const settings = { sellerStorySlot: 2, ugSlots: false } as const;

it('numbers the slots', () => {
  covers(['LAND-034', 'LAND-035'], () => {
    expect(slotIds).toEqual({
      ...{ firstScreen: 1, sellerStory: 2, faq: 3, commerceSolution: 4, tablePicture: 5 },
      ...{ bannerPc: 6, bannerH5: 7, benefits: 8, partners: 9, bottomNavbar: 10 },
      ...{ sellerStoryCrossBorderUs: 11, topBanner: 12, carousel: 13, subscriptionForm: 14 },
      ...{ ugTopBanner: 15, ugCarousel: 16, ugSubscriptionForm: 17 },
    });
  });
});

describe('a slot is asked for', () => {
  it.each([
    ['topBanner', 'SIGN_UP_TOP_BANNER'],
    ['firstScreen', 'SIGN_UP_FIRST_SCREEN'],
    ['carousel', 'SIGN_UP_CAROUSEL'],
    ['partners', 'SIGN_UP_PARTNERS'],
    ['bottomNavbar', 'SIGN_UP_BOTTOM_NAVBAR'],
    ['bannerPc', 'SIGN_UP_BANNER_PC'],
  ] as const)('by its name: %s is %s', (slot, name) => {
    covers(['LAND-036'], () => {
      expect(resourceModuleName(slot, settings)).toBe(name);
    });
  });

  it.each([
    ['sellerStory', '2'],
    ['faq', '3'],
    ['commerceSolution', '4'],
    ['tablePicture', '5'],
    ['bannerH5', '7'],
    ['benefits', '8'],
    ['subscriptionForm', '14'],
  ] as const)('by its id where it has no name: %s is %s', (slot, id) => {
    covers(['LAND-034'], () => {
      expect(resourceModuleName(slot, settings)).toBe(id);
    });
  });

  it.each([
    ['topBanner', '15'],
    ['carousel', '16'],
    ['subscriptionForm', '17'],
  ] as const)('by the id of its UG variant: %s is %s', (slot, id) => {
    covers(['LAND-035'], () => {
      expect(resourceModuleName(slot, { ...settings, ugSlots: true })).toBe(id);
    });
  });
});

it('reads the stories of cross-border US where the region says so, and no other slot differs', () => {
  covers(['LAND-034'], () => {
    const crossBorder = { ...settings, sellerStorySlot: 11 } as const;
    expect(resourceModuleName('sellerStory', crossBorder)).toBe('11');
    const others: Slot[] = ['firstScreen', 'faq', 'benefits', 'topBanner', 'carousel', 'bannerPc'];
    for (const slot of others)
      expect(resourceModuleName(slot, crossBorder)).toBe(resourceModuleName(slot, settings));
  });
});
