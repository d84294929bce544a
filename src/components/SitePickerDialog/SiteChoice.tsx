import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import type { CountryOption } from '../CountryList/CountryOption.ts';
import { Tag } from '../Tag/Tag.tsx';
import styles from './SiteChoice.module.css';

interface SiteChoiceProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'name' | 'value' | 'className' | 'children'
> {
  readonly site: CountryOption;
  /** Whether it is the current site. */
  readonly isCurrent: boolean;
}

/** One row of the site picker. `ref` and all other props go to the input. */
export function SiteChoice({ site, isCurrent, ...rest }: SiteChoiceProps) {
  return (
    <label className={styles['row']}>
      <input {...rest} type="radio" name="site" value={site.value} className={styles['input']} />
      <span className={styles['content']}>
        <span className={styles['name']}>{site.name}</span>{' '}
        {isCurrent && (
          <Tag>
            <Message id="site_picker_current" />
          </Tag>
        )}{' '}
        {site.invited && (
          <Tag>
            <Message id="nav_site_invited" />
          </Tag>
        )}
      </span>
    </label>
  );
}
