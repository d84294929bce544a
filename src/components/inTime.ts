/** Milliseconds that code may take which somebody waits for, so that the page says what to do within ten seconds. */
export const CHUNK_LIMIT_MS = 9000;

/**
 * Awaits what somebody waits for: an import, by default. Source: E-21.
 *
 * @param limit in milliseconds
 * @throws DOMException a `TimeoutError` when it has not come in time
 */
export async function inTime<Value>(
  wanted: Promise<Value>,
  limit = CHUNK_LIMIT_MS,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), limit);
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}
