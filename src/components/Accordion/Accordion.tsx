import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import styles from './Accordion.module.css';

interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** What else is to be known before opening, such as how long a step takes. */
  readonly note?: ReactNode;
  /** Open from the start; from then on the visitor decides. */
  readonly open?: boolean;
}

interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'onToggle'> {
  readonly items: readonly AccordionItem[];
  /** Level of the titles in the page's outline. */
  readonly level?: 2 | 3 | 4;
  /** Opening one closes the others. */
  readonly exclusive?: boolean;
  /** The items are steps in order: each title has its number in an arch. */
  readonly numbered?: boolean;
  /** An item was opened or closed. Also says those that are open from the start, once. */
  readonly onToggle?: (item: { readonly id: string; readonly open: boolean }) => void;
}

/**
 * Titles that unfold what belongs to them: questions, the steps of a guide. Works before and without
 * a script, and the browser's own search opens what it finds. Sources: B§2, B§4.
 */
export function Accordion({
  items,
  level = 3,
  exclusive = false,
  numbered = false,
  onToggle,
  className,
  ...rest
}: AccordionProps) {
  const group = useId();
  const Heading = `h${level}` as const;
  return (
    <div
      {...rest}
      className={classNames(styles['accordion'], className)}
      data-numbered={numbered || undefined}
    >
      {items.map(({ id, title, content, note, open = false }) => (
        <details
          key={id}
          className={styles['item']}
          open={open}
          {...(exclusive && { name: group })}
          onToggle={({ currentTarget }) => onToggle?.({ id, open: currentTarget.open })}
        >
          <summary className={styles['summary']}>
            <Heading className={styles['title']}>{title}</Heading>
            {note && <span className={styles['note']}>{note}</span>}
            <ChevronIcon className={styles['chevron']} />
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
}
