// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { storageWith } from '../../domain/tracking/support/storageWith.ts';
import { type Services, ServicesContext } from '../../features/Services.ts';
import type { PageName } from './routeTable.ts';
import { useLeftFlow } from './useLeftFlow.ts';

afterEach(cleanup);

/** What is left after the pages, the first of which is loaded. */
function leftAfter(...pages: readonly (PageName | null)[]) {
  const { storage } = storageWith();
  const forget = vi.fn<() => void>();
  storage.write('profileKey', 'P-1');
  storage.write('toko_oauth_verify_ticket', 'V-1');
  const services = {
    backend: { commits: { forget } },
    browser: { storage },
  } as unknown as Services; // all that the hook uses
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  const [first = null, ...others] = pages;
  const options = { initialProps: first, wrapper, reactStrictMode: true };
  const hook = renderHook(useLeftFlow, options);
  for (const page of others) hook.rerender(page);
  hook.unmount();
  const stored = [storage.read('profileKey'), storage.read('toko_oauth_verify_ticket')];
  return { stored, forgotten: forget.mock.calls.length };
}

it.each<readonly [string, readonly (PageName | null)[], readonly (string | null)[]]>([
  ['a page that is loaded again keeps its flow', ['partnerCallback'], ['P-1', 'V-1']],
  ['a profile reaches its page', ['shortVideoCallback', 'additionalInfo'], ['P-1', 'V-1']],
  ['a link leaves the additional info', ['additionalInfo', 'register'], [null, 'V-1']],
  ['a redirect follows the additional info', ['additionalInfo', null, 'login'], [null, 'V-1']],
  ['a link leaves the partner', ['partnerCallback', 'login'], ['P-1', null]],
  [
    'the partner leads to the additional info',
    ['partnerCallback', 'additionalInfo'],
    ['P-1', null],
  ],
])('%s', (_, pages, stored) => {
  expect(leftAfter(...pages).stored).toEqual(stored);
});

it('leaves a session that a page opened to the login check of the next one', () => {
  expect(leftAfter('login').forgotten).toBe(0);
  expect(leftAfter('partnerCallback', 'login').forgotten).toBe(1);
});
