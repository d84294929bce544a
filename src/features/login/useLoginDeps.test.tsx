// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../Services.ts';
import { emptyContact, typedOf } from '../shared/typedContact.ts';
import type { LoginValues } from './loginValues.ts';
import { useLoginDeps } from './useLoginDeps.ts';

afterEach(cleanup);

const services = {
  ...{ page: {}, backend: {}, telemetry: {}, shell: {} },
  browser: { prefilledAccount: {} },
} as unknown as Services; // all that the hook uses

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <ServicesContext value={services}>{children}</ServicesContext>
  </MemoryRouter>
);

it('shows an account without the error of the one before it', () => {
  const contact = { type: 'email', email: 'ada@shop.example' } as const;
  const { result } = renderHook(
    () => {
      const form = useForm<LoginValues>({ defaultValues: { account: emptyContact('email') } });
      return { deps: useLoginDeps(form, vi.fn()), form, shown: form.formState.errors.account };
    },
    { wrapper },
  );
  act(() => result.current.form.setError('account', { message: 'log_in_account_unknown' }));
  expect(result.current.shown).toBeDefined();
  act(() => result.current.deps.form.showContact(contact));
  expect(result.current.form.getValues('account')).toEqual(typedOf(contact));
  expect(result.current.shown).toBeUndefined();
});
