import type { ComponentProps } from 'react';
import { classNames } from '../../../src/components/classNames.ts';
import { OutIcon } from '../../../src/components/icons/OutIcon.tsx';
import { VisuallyHidden } from '../../../src/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './DocsLink.module.css';

interface DocsLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  /** Opens in a new tab instead of replacing Storybook's page. */
  readonly newTab?: boolean;
}

/** A link of the docs. Stories are in a frame inside Storybook, so links open in the page around it. */
export function DocsLink({ newTab = false, className, children, ...rest }: DocsLinkProps) {
  return (
    <a
      {...rest}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : { target: '_top' })}
      className={classNames(styles['link'], className)}
    >
      {children}
      {newTab && (
        <>
          <OutIcon className={styles['out']} />
          <VisuallyHidden> in a new tab</VisuallyHidden>
        </>
      )}
    </a>
  );
}
