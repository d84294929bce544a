// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { ChunkError } from './ChunkError.ts';
import { type Services, ServicesContext } from './Services.ts';
import { useCode } from './useCode.ts';

afterEach(cleanup);

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
function mounted(
  tries: readonly (() => Promise<string>)[],
  needed: boolean,
  options: { readonly ahead?: boolean; readonly quiet?: boolean } = {},
) {
  const load = vi.fn<() => Promise<string>>();
  for (const attempt of tries) load.mockImplementationOnce(attempt);
  const onOffline = vi.fn<() => void>();
  const hook = renderHook(
    (props: { readonly needed: boolean; readonly waiting: number }) =>
      useCode(load, { ...props, ...options, onOffline }),
    { wrapper, initialProps: { needed, waiting: 0 } },
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
  hook.rerender({ needed: true, waiting: 0 });
  await settled();
  expect(hook.result.current).toBe('code');
});

it('loads the code ahead and ignores a failure', async () => {
  const { load, hook } = mounted([fails, succeeds], false, { ahead: true });
  expect(load).not.toHaveBeenCalled(); // the page may have something else to do
  await act(() => vi.waitFor(() => expect(load).toHaveBeenCalled()));
  expect([load.mock.calls.length, Boundary.thrown, toast.mock.calls]).toEqual([1, null, []]);
  hook.rerender({ needed: true, waiting: 0 });
  await settled();
  expect(hook.result.current).toBe('code');
});

it('a piece of the page that does not load leaves its place empty, and is reported (S-167)', async () => {
  const lost = () => Promise.reject(new ChunkError('BannerClip', new TypeError('gone')));
  const { hook } = mounted([lost], false, { ahead: true });
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

it('leaves it to who waits for the code to say that the browser is offline', async () => {
  isOnline(false);
  const { onOffline, hook } = mounted([fails], true, { quiet: true });
  await settled();
  expect([onOffline.mock.calls.length, toast.mock.calls.length]).toEqual([1, 0]);
  hook.unmount();
});

it('loads code that failed ahead again when something waits for it, without an error page', async () => {
  const { load, hook } = mounted([fails, fails, succeeds], false, { ahead: true });
  const tried = (times: number) =>
    act(() => vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times)));
  await tried(1);
  hook.rerender({ needed: false, waiting: 1 });
  await tried(2);
  hook.rerender({ needed: false, waiting: 2 });
  await tried(3);
  expect([hook.result.current, Boundary.thrown]).toEqual(['code', null]);
});

it('does not load again after an unmount', async () => {
  isOnline(false);
  const { load, hook } = mounted([fails], true);
  await settled();
  hook.unmount();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});
