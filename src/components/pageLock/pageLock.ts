import { createPageLock } from './createPageLock.ts';

const lock = createPageLock();

lock.subscribe(({ kind }) => {
  const page = document.documentElement;
  // A scrollbar that takes room keeps it while the page is held, so that nothing behind moves.
  if (kind === 'lock') page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth);
  page.toggleAttribute('data-locked', kind === 'lock');
});

/** Holds the page behind still until what it returns is called (E-30). */
export const holdPage = lock.hold;

/**
 * Tells when the first modal, drawer or menu opens (`lock`) and when the last one closes (`unlock`);
 * returns what ends the subscription. For what must wait or stop meanwhile, such as a carousel.
 * Source: B§4, S-142 (DLG-023).
 */
export const onPageLock = lock.subscribe;
