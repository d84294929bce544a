// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { storageWith } from '../../domain/tracking/support/storageWith.ts';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n/createI18n.ts';
import { type Services, ServicesContext } from '../Services.ts';
import type { InfoValues } from './infoValues.ts';
import { useInfoDeps } from './useInfoDeps.ts';

afterEach(cleanup);

const i18n = createI18n('en', {});

function mounted() {
  const { storage } = storageWith();
  storage.write('profileKey', 'P-1');
  const services = {
    page: {
      paths: { login: '/account/login', register: '/account/register' },
      redirect: { origin: 'https://gb.portico.example', hosts: [] },
    },
    backend: {},
    telemetry: {},
    browser: {
      storage,
      signUpAccount: {},
      prefilledAccount: { put: vi.fn<() => void>() },
      steps: { settle: (replace: () => void) => replace(), abandon: vi.fn<() => void>() },
    },
    shell: {},
  } as unknown as Services; // all that the hook uses
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>{children}</ServicesContext>
      </I18nextProvider>
    </MemoryRouter>
  );
  const options = {
    profileKey: 'P-1',
    form: {} as UseFormReturn<InfoValues>, // not used here
    focus: vi.fn<() => void>(),
    onPhone: vi.fn<() => void>(),
  };
  const { result } = renderHook(() => useInfoDeps(options), { wrapper });
  return { deps: result.current, storage };
}

it('forgets the profile of a page that is left, for the log-in too (S-086)', () => {
  const back = mounted();
  back.deps.leave(null);
  expect(back.storage.read('profileKey')).toBeNull();
  const logIn = mounted();
  logIn.deps.goToLogin({ contact: { type: 'email', email: 'ada@shop.example' }, tips: false });
  expect(logIn.storage.read('profileKey')).toBeNull();
});
