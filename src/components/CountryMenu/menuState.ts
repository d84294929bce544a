/** `hovered` goes with the pointer; `pinned` stays until something closes it. */
export type MenuState = 'closed' | 'hovered' | 'pinned';

/**
 * - `PRESSED`: its button, by pointer or key
 * - `RESTED` / `POINTER_LEFT`: the pointer has stayed on the button / away from button and menu
 * - `ENTERED` / `FOCUS_LEFT`: the keyboard went into the menu / on to something else
 * - `DISMISSED`: Escape, a press elsewhere, or a choice
 */
export type MenuEvent =
  'PRESSED' | 'RESTED' | 'POINTER_LEFT' | 'ENTERED' | 'FOCUS_LEFT' | 'DISMISSED';

/** What becomes of a menu that opens by hover or press (DLG-016), so that neither undoes the other. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'PRESSED':
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'RESTED':
      return state === 'closed' ? 'hovered' : state;
    case 'POINTER_LEFT':
      return state === 'hovered' ? 'closed' : state;
    case 'ENTERED':
      return 'pinned';
    case 'FOCUS_LEFT':
      return state === 'pinned' ? 'closed' : state;
    case 'DISMISSED':
      return 'closed';
  }
}
