import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type MenuEvent, type MenuState, nextMenuState } from './menuState.ts';

/** How long the pointer stays on the button before the menu opens, in ms, so that passing over it opens nothing. */
const REST = 150;
/** How long the pointer may be outside button and menu before it closes, in ms. */
const GRACE = 350;

interface CountryMenuState {
  /** The root with the button and the menu. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly state: MenuState;
  readonly send: (event: MenuEvent) => void;
  /** Handles a move of a hovering pointer; sends an event when it has stayed there. */
  readonly hover: (event: PointerEvent, to: 'button' | 'inside' | 'outside') => void;
}

/**
 * Opens and closes a menu inside a dialog. While it is open, Escape and a press on the mask close
 * it and not the dialog.
 */
export function useCountryMenu(): CountryMenuState {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const [state, setState] = useState<MenuState>('closed');
  const send = (event: MenuEvent) => {
    window.clearTimeout(timer.current);
    setState((before) => nextMenuState(before, event));
  };
  const isOpen = state !== 'closed';

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    const root = ref.current;
    if (!isOpen || !root) return undefined;
    const end = new AbortController();
    // Capture, to handle events before the dialog.
    const listen = { signal: end.signal, capture: true };
    const close = (event: MenuEvent) => setState((before) => nextMenuState(before, event));
    const isOutside = ({ target }: Event) => target instanceof Node && !root.contains(target);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault(); // The dialog ignores prevented keys.
        close('DISMISSED');
      },
      listen,
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!isOutside(event)) return;
        if (event.target instanceof HTMLDialogElement) event.stopPropagation();
        close('DISMISSED');
      },
      listen,
    );
    document.addEventListener(
      'focusin',
      (event) => {
        if (isOutside(event)) close('FOCUS_LEFT');
      },
      listen,
    );
    return () => end.abort();
  }, [isOpen]);

  return {
    ref,
    state,
    send,
    hover({ pointerType }, to) {
      if (pointerType === 'touch') return;
      window.clearTimeout(timer.current);
      if (to === 'button') timer.current = window.setTimeout(() => send('RESTED'), REST);
      if (to === 'outside') timer.current = window.setTimeout(() => send('POINTER_LEFT'), GRACE);
    },
  };
}
