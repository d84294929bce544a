// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import type { StepHistory } from '../../createStepHistory.ts';
import { type Services, ServicesContext } from '../../Services.ts';
import { useSharedDeps } from './useSharedDeps.ts';

afterEach(cleanup);

const own = {
  allowedRegions: [],
  codePurpose: (change: boolean) => ({ for: 'sign-up', change }) as const,
  keepAccount: () => undefined,
};

function mounted() {
  const settle = vi.fn<StepHistory['settle']>();
  const services = {
    page: { paths: { login: '/account/login' } },
    backend: {},
    telemetry: {},
    browser: { steps: { settle } },
    shell: {},
  } as unknown as Services; // all that the hook uses
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/account/register?lang=de']}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ deps: useSharedDeps(own), location: useLocation() }), {
    wrapper,
  });
  return { result, settle };
}

it('replaces the page by the log-in once the entry of a later step is left (E-14)', () => {
  const { result, settle } = mounted();
  result.current.deps.goToLogin({ tips: true });
  expect(result.current.location.pathname).toBe('/account/register');
  act(() => settle.mock.lastCall?.[0]());
  covers(['FLOW-031'], () => {
    expect(result.current.location).toMatchObject({
      ...{ pathname: '/account/login', search: '?lang=de', state: { tips: true } },
    });
  });
});
