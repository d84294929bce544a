import type { ComponentProps, ReactNode } from 'react';
import { textLimits } from '../../domain/text/textLimits.ts';
import { truncate } from '../../domain/text/truncate.ts';
import { classNames } from '../classNames.ts';
import styles from './Slide.module.css';

interface SlideProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Managed texts, cut to their limits (LAND-024). */
  readonly title: string;
  /** Shown after the title in the accent colour. */
  readonly highlight?: string;
  readonly description?: string;
  /** One link or button. */
  readonly action?: ReactNode;
  /** A decorative picture, 4:5 or higher, in the arch. */
  readonly picture?: ReactNode;
}

/** One slide of the banner's carousel: a short text, and a picture in the arch. Source: B§3. */
export function Slide(props: SlideProps) {
  const { title, highlight, description, action, picture, className, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles['slide'], className)}>
      <div className={styles['content']}>
        <p className={styles['title']} dir="auto">
          {truncate(title, textLimits.carouselTitle)}
          {highlight && (
            <>
              {' '}
              <em className={styles['highlight']}>
                {truncate(highlight, textLimits.carouselHighlight)}
              </em>
            </>
          )}
        </p>
        {description && (
          <p className={styles['description']} dir="auto">
            {truncate(description, textLimits.carouselDescription)}
          </p>
        )}
        {action}
      </div>
      {picture && <div className={styles['picture']}>{picture}</div>}
    </div>
  );
}
