import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import styles from './FloatingButton.module.css';

interface FloatingButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'wide'> {
  /** Whether it is in sight: once what it leads to has been scrolled away. */
  readonly shown: boolean;
}

/**
 * The button that a phone keeps in reach, 44 px above the window's lower edge; desktops have none.
 * It takes focus only while shown, so whoever hides it on a press moves focus to where it led.
 * Source: A§9, B§2, S-128 (UI-007).
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
