import { modulesBelow } from '../../domain/landing/modulesBelow.ts';
import { useServices } from '../../features/Services.ts';
import { useChunk } from '../../features/useChunk.ts';
import styles from './RegisterLanding.module.css';

const landing = () => import('./LandingPart.tsx');

/** The place of the landing page below the form, whose height is kept from the start. Source: A§1, B§2. */
export function RegisterLanding() {
  const renderLanding = useChunk(landing, false);
  const below = modulesBelow(useServices().page.region.landing.desktop);
  return (
    <div className={below.length > 1 ? styles['landing'] : undefined}>{renderLanding?.({})}</div>
  );
}
