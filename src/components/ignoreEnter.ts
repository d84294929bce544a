import type { KeyboardEvent } from 'react';

/** Keeps Enter in a field from submitting its form. Source: VAL-010, S-085. */
export function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
