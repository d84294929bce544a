import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Takes over a text that was typed before the page was hydrated: React reports no change of it, and
 * would replace it at the next render. Its owner is told one render later, when what listens to the
 * owner listens.
 *
 * @param value the field's value
 * @param takeOver called at most once, with the input, whose text and caret stay as they are
 * @returns the value to show
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  takeOver: (input: HTMLInputElement) => void,
): string {
  const [early, setEarly] = useState<string | null>(null);
  const find = useEffectEvent(() => {
    const text = input.current?.value ?? value;
    if (text !== value) setEarly(text);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the text stands in the document, not in React
  useLayoutEffect(() => find(), []);
  const handOver = useEffectEvent(() => {
    if (input.current !== null) takeOver(input.current);
    setEarly(null);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once the owner listens
    if (early !== null) handOver();
  }, [early]);
  return early ?? value;
}
