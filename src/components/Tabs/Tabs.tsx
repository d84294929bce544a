import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { directionOf } from '../../i18n/directionOf.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { classNames } from '../classNames.ts';
import { tabAfter } from './tabAfter.ts';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** The content of the tab; hidden while the tab is not selected. */
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onSelect'
> {
  /** Accessible name of the tabs. */
  readonly label: string;
  /** Its key, where it is a text of the portal. */
  readonly labelKey?: MessageKey;
  readonly tabs: readonly Tab<Id>[];
  /** Id of the selected tab. */
  readonly selected: Id;
  /** Called when another tab is selected; the owner sets `selected`. */
  readonly onSelect: (choice: { readonly id: Id }) => void;
}

/**
 * Two to five views, one shown at a time. The owner holds the selection. Arrow keys select at once, in
 * their visual direction; the tabs are one tab stop (E-25, E-26). Source: B§2.
 */
export function Tabs<Id extends string>({
  label,
  labelKey,
  tabs,
  selected,
  onSelect,
  className,
  ...rest
}: TabsProps<Id>) {
  const base = useId();
  const direction = directionOf(useLanguage());
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === selected);

  const walk = (event: KeyboardEvent) => {
    const to = tabAfter({ key: event.key, at, count: tabs.length, direction });
    const next = to === null ? undefined : tabs[to];
    if (to === null || next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    if (next.id !== selected) onSelect({ id: next.id });
  };

  return (
    <div {...rest} className={classNames(styles['tabs'], className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-message={labelKey}
        className={styles['list']}
      >
        {tabs.map(({ id, label: tabLabel }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            className={styles['tab']}
            aria-selected={id === selected}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onKeyDown={walk}
            onClick={() => id !== selected && onSelect({ id })}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          className={styles['panel']}
          aria-labelledby={`${base}-tab-${id}`}
          // A panel without a control would otherwise not be focusable.
          tabIndex={0}
          hidden={id !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
