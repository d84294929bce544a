/** Resolves after the time, or as soon as one of the signals aborts. Without a time it waits for a signal. */
export function hold(signals: readonly AbortSignal[], ms?: number): Promise<void> {
  const signal = AbortSignal.any([...signals]);
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
