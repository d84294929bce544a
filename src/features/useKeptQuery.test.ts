// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useKeptQuery } from './useKeptQuery.ts';

afterEach(cleanup);

const queryAt = (entry: string): string =>
  renderHook(() => useKeptQuery(), {
    wrapper: ({ children }: { readonly children: ReactNode }) =>
      createElement(MemoryRouter, { initialEntries: [entry] }, children),
  }).result.current;

it.each([
  ['/account/oauth/tt/callback?code=1&state=2&channel=spring', '?channel=spring'],
  ['/account/oauth/google?id_token=1', ''],
  ['/account/ticket-login?ticket=1&verify_ticket=2&channel=a%20b', '?channel=a%20b'],
  ['/nowhere?profileKey=1&redirect_url=%2Fhome', '?redirect_url=%2Fhome'],
  ['/account/register', ''],
])('%s keeps "%s"', (entry, kept) => {
  expect(queryAt(entry)).toBe(kept);
});
