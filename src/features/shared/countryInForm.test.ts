// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { callingCodes } from '../../domain/phone/callingCodes.ts';
import type { TypedContact } from './typedContact.ts';

afterEach(cleanup);

it('a form neither copies a country nor reads its name, at no key', () => {
  const [country] = callingCodes;
  if (country === undefined) throw new Error('The list has no country.');
  const readName = vi.spyOn(Object.getPrototypeOf(country), 'name', 'get');
  const typed = (number: string): TypedContact => ({
    type: 'phone',
    phone: { kind: 'national', country, number },
  });
  const { result } = renderHook(() =>
    useForm<{ contact: TypedContact }>({ defaultValues: { contact: typed('') } }),
  );
  act(() => result.current.setValue('contact', typed('8'), { shouldDirty: true }));
  const { contact } = result.current.getValues();
  expect(contact.type === 'phone' && contact.phone.country).toBe(country);
  expect(readName).not.toHaveBeenCalled();
  readName.mockRestore();
});
