/** `hovered` closes when the pointer leaves; `pinned` stays open until it is closed. */
export type MenuState = 'closed' | 'hovered' | 'pinned';

/**
 * - `PRESSED`: the button was pressed, by pointer or key
 * - `RESTED` / `POINTER_LEFT`: the pointer stayed on the button / outside button and menu
 * - `ENTERED` / `FOCUS_LEFT`: the keyboard focus moved into the menu / out of it
 * - `DISMISSED`: Escape, a press elsewhere, or a choice
 */
export type MenuEvent =
  | 'PRESSED'
  | 'RESTED'
  | 'POINTER_LEFT'
  | 'ENTERED'
  | 'FOCUS_LEFT'
  | 'DISMISSED';

/** The next state of a menu that opens on hover or press (DLG-016), so that one does not undo the other. */
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
