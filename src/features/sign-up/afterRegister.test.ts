import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPORT_LIMIT_MS, settledInTime } from './afterRegister.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = new Promise<never>(() => undefined);

it('goes on as soon as all have ended, refused ones too', async () => {
  await settledInTime([Promise.resolve(1), Promise.reject(new Error('no'))]);
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on after three seconds when one hangs', async () => {
  const settled = vi.fn<() => void>();
  void settledInTime([forever, Promise.resolve()]).then(settled);
  await vi.advanceTimersByTimeAsync(REPORT_LIMIT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  expect(REPORT_LIMIT_MS).toBe(3000);
});
