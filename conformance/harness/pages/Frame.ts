import type { Frame, Page } from '@playwright/test';

/** Where the portal shows: a page of its own, or a frame of another page. */
export type PageOrFrame = Page | Frame;

/** The page that has the keyboard. */
export const pageOf = (shown: PageOrFrame): Page => ('page' in shown ? shown.page() : shown);
