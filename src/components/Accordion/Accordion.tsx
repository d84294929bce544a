import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import styles from './Accordion.module.css';

interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Extra information next to the title, such as how long a step takes. */
  readonly note?: ReactNode;
  /** Open initially; the user can close it. */
  readonly open?: boolean;
}

interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'onToggle'> {
  readonly items: readonly AccordionItem[];
  /** Heading level of the titles. */
  readonly level?: 2 | 3 | 4;
  /** Opening one item closes the others. */
  readonly exclusive?: boolean;
  /** The items are ordered steps: each title shows its number in an arch. */
  readonly numbered?: boolean;
  /** Called when an item is opened or closed, and once for items that are open initially. */
  readonly onToggle?: (item: { readonly id: string; readonly open: boolean }) => void;
}

/**
 * Titles with content that can be expanded: questions, the steps of a guide. Works without scripts,
 * and the browser's find-in-page opens the item that it finds. Sources: B§2, B§4.
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
          data-item={id}
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
