import { modulesBelow } from '../../domain/landing/modulesBelow.ts';
import { useServices } from '../../features/Services.ts';
import { useChunk } from '../../features/useChunk.ts';
import styles from './RegisterLanding.module.css';

const loadModal = () => import('./SignUpModal.tsx');
const landing = () => import('../../features/landing/Landing.tsx');

/** The place of the landing page below the form, whose height is kept from the start. Source: A§1, B§2. */
export function RegisterLanding() {
  const renderLanding = useChunk(landing, false);
  const { desktop } = useServices().page.region.landing;
  return (
    <div className={styles['landing']} data-modules={modulesBelow(desktop).length > 0 || undefined}>
      {renderLanding?.({ loadModal })}
    </div>
  );
}
