import { expect, it, vi } from 'vitest';
import { createToastRelay } from './createToastRelay.ts';

const toastOf = (id: 'offline' | 'throttled') => ({ tone: 'danger', content: { id } }) as const;

it('shows a toast from before its part has loaded once that has, and the next at once', () => {
  const show = vi.fn<(toast: object) => void>();
  const { toast, connect } = createToastRelay();
  toast(toastOf('offline'));
  connect(show);
  toast(toastOf('throttled'));
  expect(show.mock.calls).toEqual([[toastOf('offline')], [toastOf('throttled')]]);
  connect(null);
  toast(toastOf('offline'));
  expect(show).toHaveBeenCalledTimes(2);
  connect(show);
  expect(show).toHaveBeenCalledTimes(3);
});

it('says how many toasts wait, so that what shows them is loaded', () => {
  const { toast, connect, waiting, subscribe } = createToastRelay();
  const listener = vi.fn<() => void>();
  const stop = subscribe(listener);
  toast(toastOf('offline'));
  expect([waiting(), listener.mock.calls.length]).toEqual([1, 1]);
  connect(() => undefined);
  expect([waiting(), listener.mock.calls.length]).toEqual([0, 2]);
  stop();
  connect(null);
  toast(toastOf('offline'));
  expect([waiting(), listener.mock.calls.length]).toEqual([1, 2]);
});
