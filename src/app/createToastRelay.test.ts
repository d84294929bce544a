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
