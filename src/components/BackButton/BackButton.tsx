import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { ArrowIcon } from '../icons/ArrowIcon.tsx';
import styles from './BackButton.module.css';

/** Goes back one step. On mobile only the arrow is visible; the text remains for screen readers. */
export function BackButton(props: Omit<ComponentProps<typeof Button>, 'children' | 'variant'>) {
  return (
    <Button {...props} variant="quiet">
      <ArrowIcon className={styles['arrow']} />
      <span className={styles['word']}>
        <Message id="sign_up_back" />
      </span>
    </Button>
  );
}
