import { loaded } from '../../ChunkError.ts';
import type { ComponentType } from 'react';
import { usePhoneWidth } from '../../../components/usePhoneWidth.ts';
import { type BannerPart, bannerParts } from '../../../domain/landing/bannerParts.ts';
import { useChunk } from '../../useChunk.ts';
import { useServices } from '../../Services.ts';
import { inPlace } from '../inPlace.ts';

const loads: Readonly<Record<BannerPart, () => Promise<{ readonly default: ComponentType }>>> = {
  topBanner: () => loaded('TopBannerPart', import('./TopBannerPart.tsx')),
  carousel: () => loaded('CarouselPart', import('./CarouselPart.tsx')),
  bannerH5: () => loaded('RotatingBannerPart', import('./RotatingBannerPart.tsx')),
  firstScreen: () => loaded('FirstScreenPart', import('./FirstScreenPart.tsx')),
};

/** The parts of the main banner that come after the form, each in its place. Source: B§2, S-118. */
export function BannerParts() {
  const { landing } = useServices().page.region;
  const viewport = usePhoneWidth() ? 'mobile' : 'desktop';
  return bannerParts({ landing, viewport }).map((part) => <LatePart key={part} part={part} />);
}

/** A part loads with its texts; nobody waits for it, and where that fails its place stays empty. */
function LatePart({ part }: { readonly part: BannerPart }) {
  const texts = part === 'firstScreen' ? undefined : 'landing'; // which has the server's words alone
  const renderPart = useChunk(loads[part], false, { texts });
  return inPlace(renderPart?.({}), `[data-banner-part=${part}]`);
}
