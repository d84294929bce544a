/** Milliseconds that code may take which somebody waits for, so that the page says what to do within ten seconds. */
export const CHUNK_LIMIT_MS = 9000;

/**
 * Awaits an import that somebody waits for. Source: E-21.
 *
 * @throws DOMException a `TimeoutError` when it has not come in time
 */
export async function inTime<Module>(module: Promise<Module>): Promise<Module> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), CHUNK_LIMIT_MS);
  try {
    return await Promise.race([module, late]);
  } finally {
    clearTimeout(timer);
  }
}
