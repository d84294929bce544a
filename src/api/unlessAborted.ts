/** Resolves to the value of the promise, or to `otherwise` when the signal aborts first. */
export function unlessAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
  otherwise: Value,
): Promise<Value> {
  if (signal === undefined) return promise;
  const aborted = new Promise<Value>((resolve) => {
    if (signal.aborted) resolve(otherwise);
    signal.addEventListener('abort', () => resolve(otherwise), { once: true });
  });
  return Promise.race([promise, aborted]);
}
