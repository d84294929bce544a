import { IconList } from '../../components/IconList/IconList.tsx';
import { moduleContent } from '../../domain/landing/content/moduleContent.ts';
import styles from './BottomItems.module.css';
import { useManagedIcons } from './useManagedIcons.tsx';

/** What the content service adds to the links at the end of the page; nothing by default. Source: B§3 (LAND-040), S-122. */
export function BottomItems() {
  const items = useManagedIcons(moduleContent.bottomNav.slot);
  return items && <IconList className={styles['items']} items={items} />;
}
