import type { ComponentProps } from 'react';
import { useText } from '../../i18n/useText.ts';
import { classNames } from '../classNames.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './TopBar.module.css';

interface TopBarProps extends ComponentProps<'header'> {
  readonly homeHref: string;
}

/** The 64 px bar: home at the start, whatever the page puts in it at the end. */
export function TopBar({ homeHref, className, children, ...rest }: TopBarProps) {
  const text = useText();
  return (
    <header {...rest} className={classNames(styles['bar'], className)}>
      <a
        href={homeHref}
        className={styles['home']}
        aria-label={text('brand_home')}
        data-message="brand_home"
      >
        <Logo />
      </a>
      <div className={styles['links']}>{children}</div>
    </header>
  );
}
