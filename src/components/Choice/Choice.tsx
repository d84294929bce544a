import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Choice.module.css';

interface Common {
  /** Extra information as a small tag. */
  readonly note?: ReactNode;
}

interface LinkProps extends Common, ComponentProps<typeof TextLink> {}

interface ButtonProps extends Common, Omit<ComponentProps<'button'>, 'type'> {
  readonly href?: never;
}

/**
 * One item of a menu list: a link to another page, or a button that changes this page. `className`
 * goes to the item, `ref` and all other props to the link or the button.
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
