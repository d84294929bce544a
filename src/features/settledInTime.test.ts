import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPORT_LIMIT_MS, settledInTime } from './settledInTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = new Promise<never>(() => undefined);

it('resolves when all have settled, including rejections', async () => {
  await settledInTime([Promise.resolve(1), Promise.reject(new Error('no'))]);
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves after three seconds when one hangs', async () => {
  const settled = vi.fn<() => void>();
  void settledInTime([forever, Promise.resolve()]).then(settled);
  await vi.advanceTimersByTimeAsync(REPORT_LIMIT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  expect(REPORT_LIMIT_MS).toBe(3000);
});
