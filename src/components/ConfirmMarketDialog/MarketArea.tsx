import { Message } from '../../i18n/Message.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { ArchMark } from './ArchMark.tsx';
import styles from './MarketArea.module.css';

interface MarketAreaProps {
  readonly id?: string;
  /** The display name of the country or area. */
  readonly area: string;
  readonly invited?: boolean;
}

/** The market of the account: an arch and the name of the country or area (DLG-014). */
export function MarketArea({ id, area, invited = false }: MarketAreaProps) {
  return (
    <>
      <ArchMark className={styles['arch']} />
      <dl id={id} className={styles['place']}>
        <dt className={styles['label']}>
          <Message id="market_confirm_area_label" />
        </dt>
        <dd className={styles['name']}>
          {area}
          {invited && (
            <>
              {' '}
              <Tag className={styles['tag']}>
                <Message id="nav_site_invited" />
              </Tag>
            </>
          )}
        </dd>
      </dl>
    </>
  );
}
