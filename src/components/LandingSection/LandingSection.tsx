import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './LandingSection.module.css';

interface LandingSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The h2. */
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** What the section shows beside or above its title: one picture or video at most. */
  readonly media?: ReactNode;
  /** The title above the content, or beside it on a wide screen. */
  readonly layout?: 'above' | 'beside';
}

/**
 * A part of the landing page with its heading. Sections that follow one another alternate between
 * paper and white. Source: B§2 (LAND-004).
 */
export function LandingSection(props: LandingSectionProps) {
  const { title, lead, media, layout = 'above', className, children, ...rest } = props;
  const heading = useId();
  return (
    <section
      {...rest}
      className={classNames(styles['section'], className)}
      data-layout={layout}
      aria-labelledby={heading}
    >
      <div className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {media && <div className={styles['media']}>{media}</div>}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
