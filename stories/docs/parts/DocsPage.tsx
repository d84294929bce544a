import type { ComponentProps } from 'react';
import { classNames } from '../../../src/components/classNames.ts';
import styles from './DocsPage.module.css';

interface DocsPageProps extends ComponentProps<'section'> {
  readonly 'aria-label': string;
}

/** A list or table of the docs, with the portal's styles instead of Storybook's. */
export function DocsPage({ className, ...rest }: DocsPageProps) {
  return <section {...rest} className={classNames(styles['page'], 'sb-unstyled', className)} />;
}
