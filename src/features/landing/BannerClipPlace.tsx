import { loaded } from '../ChunkError.ts';
import { isMobilePage } from '../isMobilePage.ts';
import { useServices } from '../Services.ts';
import { useChunk } from '../useChunk.ts';
import { inPlace } from './inPlace.ts';

const clip = () => loaded('BannerClip', import('./BannerClip.tsx'));

/** The clip of the main banner, for regions that have one; a phone keeps the still picture. Source: B§2 (LAND-009). */
export function BannerClipPlace() {
  const { landing } = useServices().page.region;
  return landing.desktop.includes('mainBannerWithVideo') && !isMobilePage() && <LateClip />;
}

/** The clip loads with its texts; nobody waits for it, and where that fails the picture stays. */
function LateClip() {
  const renderClip = useChunk(clip, false, { texts: 'landing' });
  return inPlace(renderClip?.({}), '[data-module=mainBannerWithVideo]');
}
