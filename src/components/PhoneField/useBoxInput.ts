import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** The field's own ref, to focus the input after the list of countries; the owner's ref follows it. */
export function useBoxInput(
  ref: Ref<HTMLInputElement> | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  return input;
}
