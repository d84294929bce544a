import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './LoadingState.module.css';
import { placeHeight } from './placeHeight.ts';

interface LoadingStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The last known height of the form, in pixels; 535 by default (S-144). */
  readonly lastHeight?: number;
}

/** Placeholder of a form that is loading, with its outline, so that the layout does not jump. */
export function LoadingState({ lastHeight, className, ...rest }: LoadingStateProps) {
  const place = useRef<HTMLDivElement>(null);
  const height = placeHeight(lastHeight);

  // Not a style attribute, since a strict content security policy blocks it in prerendered pages.
  useLayoutEffect(() => {
    place.current?.style.setProperty('min-block-size', `${height}px`);
  }, [height]);

  return (
    <div {...rest} className={classNames(styles['loading'], className)} aria-busy="true">
      <div ref={place} className={styles['place']}>
        <VisuallyHidden>
          <Message id="loading" />
        </VisuallyHidden>
        <div className={styles['marks']}>
          <Skeleton shape="mark" />
          <Skeleton shape="mark" />
          <Skeleton shape="mark" />
        </div>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton className={styles['field']} shape="control" />
        <Skeleton className={styles['button']} shape="control" />
        <div className={styles['foot']}>
          <Skeleton />
          <Skeleton className={styles['short']} />
        </div>
      </div>
    </div>
  );
}
