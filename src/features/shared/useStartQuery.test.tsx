// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../Services.ts';
import { useStartQuery } from './useStartQuery.ts';

afterEach(cleanup);

const ADDED = '?iss=provider';
const services = {
  browser: { steps: { settle: (replace: () => void) => replace() } },
} as unknown as Services; // all that the hook uses

/** A page whose router shows nothing new, as one that has not come to it yet. */
function mounted() {
  const replace = vi.fn<Navigator['replace']>();
  const navigator = { replace, createHref: () => '' } as unknown as Navigator; // all that the hook uses
  const location = { pathname: '/account/oauth/tt/callback', search: ADDED };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router location={location} navigator={navigator}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </Router>
  );
  const { result } = renderHook(useStartQuery, { wrapper });
  return { query: result.current, replace };
}

it('is the page’s own at first', () => {
  const { query } = mounted();
  expect([query.read(), query.kept()]).toEqual([ADDED, ADDED]);
});

it('is the restored one at once, before the router shows it', () => {
  const { query, replace } = mounted();
  query.restore('?redirect_url=%2Fsettle&ticket=T-1');
  expect(query.read()).toBe('?redirect_url=%2Fsettle&ticket=T-1');
  expect(query.kept()).toBe('?redirect_url=%2Fsettle');
  expect(replace).toHaveBeenCalledOnce();
});
