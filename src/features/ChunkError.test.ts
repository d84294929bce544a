import { expect, it, vi } from 'vitest';
import { CHUNK_LIMIT_MS } from '../components/inTime.ts';
import { loaded } from './ChunkError.ts';

it('gives a chunk up that never comes, and keeps no timer for one that came', async () => {
  vi.useFakeTimers();
  expect(await loaded('landing', Promise.resolve('code'))).toBe('code');
  expect(vi.getTimerCount()).toBe(0);
  const hangs = loaded('landing', new Promise(() => undefined));
  const [failure] = await Promise.all([
    hangs.catch((error: unknown) => error),
    vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS),
  ]);
  expect(failure).toMatchObject({ chunk: 'landing', isLate: true });
  await expect(loaded('landing', Promise.reject(new TypeError('gone')))).rejects.toMatchObject({
    isLate: false,
  });
  await expect(loaded('page', Promise.reject(failure))).rejects.toBe(failure);
  vi.useRealTimers();
});
