import { useEffect, useState } from 'react';
import { formCard } from './showForm.ts';

/** Whether the card with the form is in the viewport, also after another version of the form took its place. */
export function useFormInView(): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const card = formCard();
      const entry = entries.findLast(({ target }) => target === card);
      if (entry !== undefined) setInView(entry.isIntersecting);
      else if (card !== null) {
        observer.disconnect(); // from a card that is gone
        observer.observe(card);
      }
    });
    const first = formCard();
    if (first !== null) observer.observe(first);
    return () => observer.disconnect();
  }, []);
  return inView;
}
