import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Choice.module.css';

interface Common {
  /** What else is to be known of it, as a small tag. */
  readonly note?: ReactNode;
}

interface LinkProps extends Common, ComponentProps<typeof TextLink> {}

interface ButtonProps extends Common, Omit<ComponentProps<'button'>, 'type'> {
  readonly href?: never;
}

/**
 * One row of a menu, inside of a list: a link where it leads elsewhere, a button where it changes this
 * page. `className` goes to the row, `ref` and everything else to the link or the button.
 */
export function Choice({ note, className, children, ...rest }: LinkProps | ButtonProps) {
  const content = (
    <span className={styles['content']}>
      <span>{children}</span>
      {note && <Tag>{note}</Tag>}
    </span>
  );
  return (
    <li className={classNames(styles['item'], className)}>
      {rest.href === undefined ? (
        <button {...rest} type="button" className={styles['choice']}>
          {content}
          {rest['aria-current'] && <CheckIcon className={styles['check']} />}
        </button>
      ) : (
        <TextLink {...rest} className={styles['choice']}>
          {content}
        </TextLink>
      )}
    </li>
  );
}
