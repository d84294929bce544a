import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useChunk } from '../../useChunk.ts';
import { useKeptQuery } from '../../useKeptQuery.ts';
import { useServices } from '../../Services.ts';

/** Above the main banner, apart from what follows it. */
const place = (): Element | null => document.querySelector('[data-referral-place]');

/** The referral banner in its place, for who comes with a `refercode` alone. Source: A§2, B§2 (REF-001), S-119. */
export function ReferralPlace() {
  const referCode = new URLSearchParams(useKeptQuery()).get('refercode');
  return referCode !== null && <LateBanner referCode={referCode} />;
}

/** The banner loads with its texts; nobody waits for it, and where that fails its place stays empty. */
function LateBanner({ referCode }: { readonly referCode: string }) {
  const { texts } = useServices().shell;
  const load = useCallback(async () => {
    const [module] = await Promise.all([import('./ReferralBanner.tsx'), texts.load('landing')]);
    return module;
  }, [texts]);
  const renderBanner = useChunk(load, false);
  const target = renderBanner && place();
  return renderBanner && target && createPortal(renderBanner({ referCode }), target);
}
