// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../Services.ts';
import type { TypedContact } from './typedContact.ts';
import { useHeldSubmit } from './useHeldSubmit.ts';

vi.mock('./usePhoneParts.ts', () => ({
  loadPhoneParts: () => Promise.reject(new TypeError('gone')),
}));

const toast = vi.fn<Services['shell']['toast']>();
const services = { shell: { toast } } as unknown as Services; // all that the hook uses

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

/** A form before the phone's chunk is there. */
function mounted(value: TypedContact, onFailure?: (error: unknown) => void) {
  const submit = vi.fn<() => void>();
  const onPhone = vi.fn<() => void>();
  const account = { value, parts: null, onPhone, loading: false };
  const { result } = renderHook(
    () => useHeldSubmit(submit, { ...account, ...(onFailure && { onFailure }) }),
    { wrapper },
  );
  return { submit, onPhone, result };
}

it('submits an address at once', async () => {
  const { submit, onPhone, result } = mounted({ type: 'email', email: 'ana@shop.example' });
  await act(() => result.current.submit());
  expect(submit).toHaveBeenCalledOnce();
  expect(onPhone).not.toHaveBeenCalled();
});

it('has the owner of the form say that a number cannot be read, and frees the form (E-17)', async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const { submit, onPhone, result } = mounted({ type: 'email', email: '07400123456' }, onFailure);
  await act(() => result.current.submit());
  expect(onPhone).toHaveBeenCalledOnce();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(result.current.held).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});
