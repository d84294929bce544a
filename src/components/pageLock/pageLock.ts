import { createPageLock } from './createPageLock.ts';

const lock = createPageLock();

lock.subscribe(({ kind }) => {
  const page = document.documentElement;
  // A scrollbar that takes space keeps it while the page is locked, so that the layout does not move.
  if (kind === 'lock') page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth);
  page.toggleAttribute('data-locked', kind === 'lock');
});

/** Locks scrolling of the page; returns a function that unlocks it (E-30). */
export const holdPage = lock.hold;

/** Whether a modal, drawer or menu is open. */
export const isPageHeld = lock.isHeld;

/**
 * Subscribes to the first modal, drawer or menu opening (`lock`) and the last one closing (`unlock`);
 * returns a function that unsubscribes. For content that must pause, such as a carousel. Source: B§4,
 * S-142 (DLG-023).
 */
export const onPageLock = lock.subscribe;
