import { type RefObject, useEffect, useRef } from 'react';
import { nextIndex } from '../Popup/nextIndex.ts';
import { nothingTyped, typeAhead, withLetter } from './typeAhead.ts';

/**
 * Moves the focus between the buttons of a list with arrows, Home, End and the first letters of a name.
 *
 * @param language language of the names, as a BCP 47 tag
 */
export function useListKeys(language: string): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = ref.current;
    let typed = nothingTyped;
    const walk = (event: KeyboardEvent) => {
      if (!list || event.ctrlKey || event.metaKey || event.altKey) return;
      const items = [...list.querySelectorAll<HTMLElement>('button')];
      const at = items.findIndex((item) => item === document.activeElement);
      let next = nextIndex({ key: event.key, at, count: items.length });
      if (next === null) {
        const word = withLetter(typed, { key: event.key, time: event.timeStamp });
        if (word === null) return;
        typed = word;
        const names = items.map(({ textContent }) => textContent);
        next = typeAhead({ names, text: word.text, at, language });
      } else typed = nothingTyped;
      event.preventDefault();
      if (next !== null) items[next]?.focus();
    };
    list?.addEventListener('keydown', walk);
    return () => list?.removeEventListener('keydown', walk);
  }, [language]);

  return ref;
}
