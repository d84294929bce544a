import { onPageLock } from '../../../components/pageLock/pageLock.ts';

const events = ['focusin', 'focusout', 'input'] as const;

/**
 * Calls a listener after a dialog opened or closed, or somebody focused or typed something; returns a
 * function that unsubscribes. The frame in between is for the focus to arrive.
 */
export function onPageUse(listener: () => void): () => void {
  let frame = 0;
  const notify = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  };
  const unsubscribe = onPageLock(notify);
  for (const event of events) document.addEventListener(event, notify);
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
    for (const event of events) document.removeEventListener(event, notify);
  };
}
