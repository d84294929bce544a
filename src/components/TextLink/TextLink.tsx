import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import { OutIcon } from '../icons/OutIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TextLink.module.css';

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  /** Opens a new tab, so that the page keeps its input, and announces it. */
  readonly newTab?: boolean;
}

/** Keeps the icon on the same line as the last word. */
const GLUE = '\u2060';

/** A link in running text. */
export function TextLink({ newTab = false, className, children, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames(styles['link'], className)}
    >
      {children}
      {newTab && (
        <span className={styles['end']}>
          {GLUE}
          <OutIcon className={styles['out']} />
          <VisuallyHidden>
            {' '}
            <Message id="opens_in_new_tab" />
          </VisuallyHidden>
        </span>
      )}
    </a>
  );
}
