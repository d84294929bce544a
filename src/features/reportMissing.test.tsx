// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createI18n } from '../i18n/createI18n.ts';
import { ChunkError } from './ChunkError.ts';
import { Languages } from './navigation/Languages.tsx';
import { type Services, ServicesContext } from './Services.ts';
import { useListFailure } from './shared/useListFailure.ts';
import { useOnDemand } from './useOnDemand.ts';
import { useSiteList } from './useSiteList.ts';

afterEach(cleanup);

const toast = vi.fn<Services['shell']['toast']>();
const report = vi.fn<Services['telemetry']['report']>();
const lost = (chunk: string) => () => Promise.reject(new ChunkError(chunk, new TypeError('gone')));
/** All that the pieces use. */
const services = {
  page: { region: { navBar: { switchLang: { languageList: ['en', 'ar'] } } } },
  shell: {
    toast,
    texts: { load: () => Promise.resolve() },
    switchLanguage: lost('texts'),
  },
  telemetry: { report },
  backend: { loadSites: lost('sites') },
} as unknown as Services;

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

const onFailure = vi.fn<(error: unknown) => void>();
const useMenu = () => useOnDemand(lost('PopupMenu'), onFailure)[1];
const useCountries = () => {
  const fail = useListFailure();
  return () => fail(new TypeError('gone'));
};
const useSites = () => void useSiteList(true, onFailure);
const pieces = { PopupMenu: useMenu, CountryPanel: useCountries, sites: useSites };

/** Mounts the owner of a piece and has it load. */
function want(usePiece: () => (() => void) | void): void {
  const { result } = renderHook(usePiece, { wrapper });
  act(() => result.current?.());
}

beforeEach(() => {
  vi.restoreAllMocks();
  report.mockClear();
  toast.mockClear();
  onFailure.mockClear();
});

it.each(Object.entries(pieces))('reports that %s is missing (S-167)', async (chunk, usePiece) => {
  want(usePiece);
  await act(() => vi.waitFor(() => expect(report).toHaveBeenCalled()));
  covers(['ERR-025'], () => {
    expect(report.mock.calls).toEqual([[{ name: 'chunk.failed', chunk, shown: 'nothing' }]]);
  });
});

it('reports nothing while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  want(pieces.PopupMenu);
  await act(() => vi.waitFor(() => expect(onFailure).toHaveBeenCalled()));
  expect(report).not.toHaveBeenCalled();
});

it('reports a chosen language that does not load, and says so', async () => {
  const close = vi.fn<() => void>();
  render(<Languages onClose={close} />, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <I18nextProvider i18n={createI18n('en', {})}>{wrapper({ children })}</I18nextProvider>
    ),
  });
  fireEvent.click(screen.getByText('العربية'));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(report.mock.calls).toEqual([[{ name: 'chunk.failed', chunk: 'texts', shown: 'nothing' }]]);
});
