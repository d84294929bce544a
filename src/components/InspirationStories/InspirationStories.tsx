import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './InspirationStories.module.css';

interface InspirationStory {
  readonly id: string;
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Three at most. */
  readonly tips: readonly { readonly title: ReactNode; readonly text: ReactNode }[];
}

interface InspirationStoriesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly items: readonly InspirationStory[];
}

/** Ideas for a shop, each with three tips. Source: B§3 (LAND-046). */
export function InspirationStories({ items, className, ...rest }: InspirationStoriesProps) {
  return (
    <ul {...rest} className={classNames(styles['stories'], className)}>
      {items.map(({ id, picture, title, content, tips }) => (
        <li key={id} className={styles['story']} data-item={id}>
          {picture && <div className={styles['picture']}>{picture}</div>}
          <h3 className={styles['title']}>{title}</h3>
          <p className={styles['content']}>{content}</p>
          <dl className={styles['tips']}>
            {tips.map((tip, index) => (
              <div key={index} className={styles['tip']}>
                <dt className={styles['name']}>{tip.title}</dt>
                <dd className={styles['text']}>{tip.text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
