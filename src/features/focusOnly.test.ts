import { expect, it, vi } from 'vitest';
import { focusOnly } from './focusOnly.ts';

it('exposes only the focus method of an element', () => {
  const ref = vi.fn<(handle: { readonly focus: () => void } | null) => void>();
  const focus = vi.fn<() => void>();
  const element = { focus, value: 'typed' } as unknown as HTMLElement; // only what the function uses
  focusOnly(ref)(element);
  const handle = ref.mock.calls[0]?.[0];
  handle?.focus();
  expect(focus).toHaveBeenCalledOnce();
  expect(handle).not.toHaveProperty('value');
  focusOnly(ref)(element);
  expect(ref.mock.calls[1]?.[0]).toBe(handle);
  focusOnly(ref)(null);
  expect(ref).toHaveBeenLastCalledWith(null);
});
