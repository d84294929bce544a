import { expect, it } from 'vitest';
import { type MenuEvent, type MenuState, nextMenuState } from './menuState.ts';

it.each<readonly [MenuEvent, closed: MenuState, hovered: MenuState, pinned: MenuState]>([
  // A press on a menu opened by hover keeps it open; the next one closes it.
  ['PRESSED', 'pinned', 'pinned', 'closed'],
  ['RESTED', 'hovered', 'hovered', 'pinned'],
  ['POINTER_LEFT', 'closed', 'closed', 'pinned'],
  ['ENTERED', 'pinned', 'pinned', 'pinned'],
  // While hovered, the menu stays open when focus moves elsewhere (WCAG 1.4.13).
  ['FOCUS_LEFT', 'closed', 'hovered', 'closed'],
  ['DISMISSED', 'closed', 'closed', 'closed'],
])('%s', (event, closed, hovered, pinned) => {
  expect(nextMenuState('closed', event)).toBe(closed);
  expect(nextMenuState('hovered', event)).toBe(hovered);
  expect(nextMenuState('pinned', event)).toBe(pinned);
});
