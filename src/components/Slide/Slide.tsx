import type { ComponentProps, ReactNode } from 'react';
import { textLimits } from '../../domain/text/textLimits.ts';
import { truncate } from '../../domain/text/truncate.ts';
import { classNames } from '../classNames.ts';
import styles from './Slide.module.css';

interface SlideProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** A text is cut to its limit (LAND-024); an element has been. */
  readonly title: ReactNode;
  /** Shown after the title in the accent colour. */
  readonly highlight?: ReactNode;
  readonly description?: ReactNode;
  /** One link or button. */
  readonly action?: ReactNode;
  /** A decorative picture, 4:5 or higher, in the arch. */
  readonly picture?: ReactNode;
  /** Sets long texts smaller, so that a slide keeps its size. */
  readonly long?: boolean;
}

const cut = (text: ReactNode, most: number): ReactNode =>
  typeof text === 'string' ? truncate(text, most) : text;

/** One slide of the banner's carousel: a short text, and a picture in the arch. Source: B§3. */
export function Slide(props: SlideProps) {
  const { title, highlight, description, action, picture, long, ...others } = props;
  const { className, ...rest } = others;
  return (
    <div {...rest} className={classNames(styles['slide'], className)} data-long={long || undefined}>
      <div className={styles['content']}>
        <p className={styles['title']} dir="auto">
          {cut(title, textLimits.carouselTitle)}
          {highlight && (
            <>
              {' '}
              <em className={styles['highlight']}>
                {cut(highlight, textLimits.carouselHighlight)}
              </em>
            </>
          )}
        </p>
        {description && (
          <p className={styles['description']} dir="auto">
            {cut(description, textLimits.carouselDescription)}
          </p>
        )}
        {action}
      </div>
      {picture && <div className={styles['picture']}>{picture}</div>}
    </div>
  );
}
