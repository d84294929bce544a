/** Milliseconds after which it runs all the same. */
const LONGEST_WAIT = 500;
/** Milliseconds for which a browser without idle callbacks waits: Safari. */
const SHORT_WAIT = 50;

/** Runs something once the page has nothing else to do; returns a function that takes it back. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SHORT_WAIT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(handle);
}
