import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Stat } from '../Stat/Stat.tsx';
import styles from './SellerStories.module.css';

interface SellerStory {
  readonly id: string;
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** What the seller says. */
  readonly content: ReactNode;
  readonly name: ReactNode;
  readonly job?: ReactNode;
  /** A picture of the seller; without one the name stands alone. */
  readonly avatar?: ReactNode;
  /** Three figures at most. */
  readonly stats: readonly { readonly value: ReactNode; readonly label: ReactNode }[];
}

interface SellerStoriesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly items: readonly SellerStory[];
}

/** What sellers tell, in their words and figures. Source: B§3 (LAND-041). */
export function SellerStories({ items, className, ...rest }: SellerStoriesProps) {
  return (
    <ul {...rest} className={classNames(styles['stories'], className)}>
      {items.map(({ id, picture, title, content, name, job, avatar, stats }) => (
        <li key={id} data-item={id}>
          <figure className={styles['story']}>
            {picture && <div className={styles['picture']}>{picture}</div>}
            <h3 className={styles['title']}>{title}</h3>
            <blockquote className={styles['content']}>{content}</blockquote>
            <figcaption className={styles['seller']}>
              {avatar}
              <span>
                <strong className={styles['name']}>{name}</strong>
                {job && <span className={styles['job']}>{job}</span>}
              </span>
            </figcaption>
            {stats.length > 0 && (
              <div className={styles['stats']}>
                {stats.map(({ value, label }, index) => (
                  <Stat key={index} value={value} label={label} />
                ))}
              </div>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
