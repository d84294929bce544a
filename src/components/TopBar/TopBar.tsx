import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './TopBar.module.css';

interface TopBarProps extends ComponentProps<'header'> {
  readonly homeHref: string;
  /** Name of a deployment other than production; empty = none. Source: S-032. */
  readonly envTag?: string;
  /**
   * The background. Over a picture at the top of the page: `transparent`, and when scrolled
   * (`useScrolled`) `half-transparent` or `opaque`, below which the content still begins. Source: B§2,
   * S-130 (NAV-005), S-188.
   */
  readonly surface?: 'solid' | 'transparent' | 'half-transparent' | 'opaque';
}

/** The 64 px bar: home link at the start, content of the page at the end. */
export function TopBar(props: TopBarProps) {
  const { homeHref, envTag = '', surface = 'solid', className, children, ...rest } = props;
  const { t } = useTranslation();
  return (
    <header {...rest} className={classNames(styles['bar'], className)} data-surface={surface}>
      <div className={styles['brand']}>
        <a
          href={homeHref}
          className={styles['home']}
          aria-label={t('brand_home')}
          data-message="brand_home"
        >
          <Logo />
        </a>
        {envTag && <span className={styles['tag']}>{envTag}</span>}
      </div>
      <div className={styles['links']}>{children}</div>
    </header>
  );
}
