import { vi } from 'vitest';
import type { HandOver } from '../hand-over/createHandOver.ts';

/** A hand-over that records its calls and does not navigate. */
export const handOverDouble = () => ({
  wanted: () => 'https://gb.example/wanted',
  settle: () => 'https://gb.example/settle/verification',
  homepage: () => 'https://gb.example/homepage',
  settled: (answered: string | null) => answered,
  factsOf: vi.fn<HandOver['factsOf']>((shown) => ({
    ...shown,
    region: {
      defaultRegionCode: 'GB',
      baseRegionId: '2635167',
      portalRegion: 'GB',
      globalSellerType: 2,
    },
    tracking: {
      ...{ channel: null, chain: null, referrer: null, qhclickid: null },
      ...{ businessPlatform: null, libra: null, trackInfo: null },
    },
    ...{ referCode: null, mobile: false, userAgent: 'Browser/1' },
  })),
  leave: vi.fn<HandOver['leave']>(() => Promise.resolve()),
});
