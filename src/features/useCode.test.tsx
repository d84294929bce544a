// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { ChunkError } from './ChunkError.ts';
import { type Services, ServicesContext } from './Services.ts';
import { useCode } from './useCode.ts';

const toast = vi.fn<Services['shell']['toast']>();
const report = vi.fn<Services['telemetry']['report']>();
const services = { shell: { toast }, telemetry: { report } } as unknown as Services; // all that the hook uses

/** Records the error that a hook throws while it renders. */
class Boundary extends Component<{ readonly children: ReactNode }, { error: Error | null }> {
  override state = { error: null };
  static thrown: Error | null = null;
  static getDerivedStateFromError(error: Error) {
    Boundary.thrown = error;
    return { error };
  }
  override render() {
    return this.state.error === null ? this.props.children : null;
  }
}

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Boundary>
    <ServicesContext value={services}>{children}</ServicesContext>
  </Boundary>
);

const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

/** @param tries the result of each load, in order */
function mounted(tries: readonly (() => Promise<string>)[], needed: boolean, ahead = false) {
  const load = vi.fn<() => Promise<string>>();
  for (const attempt of tries) load.mockImplementationOnce(attempt);
  const onOffline = vi.fn<() => void>();
  const hook = renderHook(
    (props: { readonly needed: boolean }) =>
      useCode(load, { needed: props.needed, ahead, onOffline }),
    { wrapper, initialProps: { needed } },
  );
  return { load, onOffline, hook };
}

const settled = () => act(() => Promise.resolve());
const succeeds = () => Promise.resolve('code');
const fails = () => Promise.reject(new Error('gone'));

beforeEach(() => {
  Boundary.thrown = null;
  toast.mockClear();
  report.mockClear();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockReturnValue(undefined); // React logs every caught error
});

it('loads the code when it is needed, and not before', async () => {
  const { load, hook } = mounted([succeeds], false);
  expect(load).not.toHaveBeenCalled();
  hook.rerender({ needed: true });
  await settled();
  expect(hook.result.current).toBe('code');
});

it('loads the code ahead and ignores a failure', async () => {
  const { load, hook } = mounted([fails, succeeds], false, true);
  expect(load).not.toHaveBeenCalled(); // the page may have something else to do
  await act(() => vi.waitFor(() => expect(load).toHaveBeenCalled()));
  expect([load.mock.calls.length, Boundary.thrown, toast.mock.calls]).toEqual([1, null, []]);
  hook.rerender({ needed: true });
  await settled();
  expect(hook.result.current).toBe('code');
});

it('a piece of the page that does not load leaves its place empty, and is reported (S-167)', async () => {
  const lost = () => Promise.reject(new ChunkError('BannerClip', new TypeError('gone')));
  const { hook } = mounted([lost], false, true);
  await act(() => vi.waitFor(() => expect(report).toHaveBeenCalled()));
  covers(['LAYOUT-008'], () => {
    expect([hook.result.current, Boundary.thrown]).toEqual([null, null]);
    expect(report.mock.calls).toEqual([
      [{ name: 'chunk.failed', chunk: 'BannerClip', shown: 'nothing' }],
    ]);
  });
});

it('throws the failure of needed code (E-21)', async () => {
  mounted([fails], true);
  await settled();
  expect(Boundary.thrown).toMatchObject({ message: 'gone' });
});

it('shows a toast while offline and loads again once online (E-17)', async () => {
  isOnline(false);
  const { load, onOffline, hook } = mounted([fails, succeeds], true);
  await settled();
  expect(Boundary.thrown).toBeNull();
  expect(onOffline).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'danger', content: { id: 'offline' } });
  isOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(hook.result.current).toBe('code');
});

it('does not load again after an unmount', async () => {
  isOnline(false);
  const { load, hook } = mounted([fails], true);
  await settled();
  hook.unmount();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});
