import { loaded } from '../../features/ChunkError.ts';
import { useServices } from '../../features/Services.ts';
import { useChunk } from '../../features/useChunk.ts';
import styles from './AccountFooter.module.css';

const footerLinks = () => loaded('FooterLinks', import('./FooterLinks.tsx'));

interface AccountFooterProps {
  /** Whether it is the bottom navigation, the last module of a landing page. */
  readonly isBottomNav?: boolean;
}

/**
 * The account layout's footer; an embedded page has none. Its links load once the page can be used,
 * and their place is kept. Source: B§2, S-116.
 */
export function AccountFooter({ isBottomNav = false }: AccountFooterProps) {
  const renderLinks = useChunk(footerLinks, false);
  if (useServices().page.embedded) return null;
  return (
    <footer className={styles['footer']} data-module={isBottomNav ? 'bottomNav' : undefined}>
      {renderLinks?.({ isBottomNav })}
    </footer>
  );
}
