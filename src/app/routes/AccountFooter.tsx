import { useServices } from '../../features/Services.ts';
import { useChunk } from '../../features/useChunk.ts';
import styles from './AccountFooter.module.css';

const footerLinks = () => import('./FooterLinks.tsx');

/**
 * The account layout's footer; an embedded page has none. Its links load once the page can be used,
 * and their place is kept.
 */
export function AccountFooter() {
  const renderLinks = useChunk(footerLinks, false);
  if (useServices().page.embedded) return null;
  return <footer className={styles['footer']}>{renderLinks?.({})}</footer>;
}
