import type { StoryEntry } from './readStories.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The windows that a story is checked in: the narrowest phone, a usual one, a desktop. */
export const sizes: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** From here on a page is a desktop's (UI-011). */
const DESKTOP_FROM = 769;

/** Whether a width shows a story: the tags `desktop-only` and `phone-only` are for what the other never shows. */
export const suits = (
  { tags }: Pick<StoryEntry, 'tags'>,
  { width }: Pick<Size, 'width'>,
): boolean => !tags.includes(width < DESKTOP_FROM ? 'desktop-only' : 'phone-only');
