import { loaded } from '../../ChunkError.ts';
import { useChunk } from '../../useChunk.ts';
import { useKeptQuery } from '../../useKeptQuery.ts';
import { inPlace } from '../inPlace.ts';

const banner = () => loaded('ReferralBanner', import('./ReferralBanner.tsx'));

/** The referral banner in its place, for who comes with a `refercode` alone. Source: A§2, B§2 (REF-001), S-119. */
export function ReferralPlace() {
  const referCode = new URLSearchParams(useKeptQuery()).get('refercode');
  return referCode !== null && <LateBanner referCode={referCode} />;
}

/** The banner loads with its texts; nobody waits for it, and where that fails its place stays empty. */
function LateBanner({ referCode }: { readonly referCode: string }) {
  const renderBanner = useChunk(banner, false, { texts: 'landing' });
  return inPlace(renderBanner?.({ referCode }), '[data-referral-place]');
}
