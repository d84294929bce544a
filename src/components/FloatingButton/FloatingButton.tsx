import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import styles from './FloatingButton.module.css';

interface FloatingButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'wide'> {
  /** Whether it shows: when its target is scrolled out of view. */
  readonly shown: boolean;
}

/**
 * A button on phones, 44 px above the window's lower edge; not shown on desktop. It is focusable only
 * while shown, so a press handler that hides it must move the focus to its target. Source: A§9, B§2,
 * S-128 (UI-007).
 */
export function FloatingButton({ shown, className, ...rest }: FloatingButtonProps) {
  return (
    <Button
      {...rest}
      inert={!shown}
      className={classNames(styles['floating'], className)}
      data-shown={shown || undefined}
    />
  );
}
