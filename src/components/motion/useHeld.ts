import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether an element is hovered or focused, and the event handlers for its root. */
export function useHeld() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: pointed || focused,
    holds: {
      // Touch does not count as hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
