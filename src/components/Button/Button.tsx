import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Ring } from '../Spinner/Ring.tsx';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'link';
  readonly wide?: boolean;
  /** A request is pending: the button keeps its width and focus, shows `loadingLabel` and ignores clicks. */
  readonly loading?: boolean;
  readonly loadingLabel?: ReactNode;
}

/** One action. Unavailable states use `aria-disabled`, so that the button keeps the focus. */
export function Button({
  variant = 'primary',
  wide = false,
  loading = false,
  loadingLabel,
  disabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inactive = loading || disabled;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles['button'], className)}
      data-variant={variant}
      data-wide={wide || undefined}
      data-loading={loading || undefined}
      aria-disabled={inactive || undefined}
      onClick={inactive ? swallow : onClick}
    >
      <span className={styles['label']}>{children}</span>
      {loadingLabel !== undefined && (
        <span className={styles['loading']}>
          <Ring />
          {loadingLabel}
        </span>
      )}
    </button>
  );
}

/** Also prevents an inactive submit button from submitting its form. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
