import { loaded } from '../../features/ChunkError.ts';
import { modulesBelow } from '../../domain/landing/modulesBelow.ts';
import { useServices } from '../../features/Services.ts';
import { useChunk } from '../../features/useChunk.ts';
import type { Look } from './Look.ts';
import { useEntrance } from './useEntrance.ts';
import styles from './RegisterLanding.module.css';

const landing = () => loaded('LandingPart', import('./LandingPart.tsx'));

interface RegisterLandingProps {
  /** Called with what an experiment shows in the main banner; null for the usual. */
  readonly onLook: (look: Look | null) => void;
}

/**
 * The place of the landing page below the form, whose height is kept from the start; the entrance of
 * the partner's sellers has nothing but its button. Source: A§1, A§2, B§2.
 */
export function RegisterLanding({ onLook }: RegisterLandingProps) {
  const renderLanding = useChunk(landing, false);
  const below = modulesBelow(useServices().page.region.landing.desktop);
  if (useEntrance() !== null) return null;
  return (
    <div className={below.length > 1 ? styles['landing'] : undefined}>
      {renderLanding?.({ onLook })}
    </div>
  );
}
