import { expect, it } from 'vitest';
import { bannerParts } from './bannerParts.ts';

it.each([
  [[], false, '', ''],
  [['topBanner'], false, 'topBanner', 'topBanner'],
  [['carousel'], false, 'carousel', 'carousel'],
  [[], true, '', 'bannerH5'],
  [['carousel', 'topBanner'], true, 'topBanner carousel', 'topBanner bannerH5'],
] as const)('extras %j, H5 option %s', (bannerExtras, h5Register, desktop, mobile) => {
  const landing = { bannerExtras: [...bannerExtras], h5Register };
  const parts = (viewport: 'desktop' | 'mobile') => bannerParts({ landing, viewport }).join(' ');
  expect(parts('desktop')).toBe(`${desktop} firstScreen`.trim());
  expect(parts('mobile')).toBe(`${mobile} firstScreen`.trim());
});
