import { describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createSafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { storageWith } from '../domain/tracking/support/storageWith.ts';
import { ChunkError } from '../features/ChunkError.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Oops } from './Oops.tsx';

const chunkError = new ChunkError('landing', new TypeError('gone'));

/** An unmounted boundary with test doubles for its props. */
function boundary(browser = storageWith(), now = 1_000_000) {
  const report = vi.fn<(event: object) => void>();
  const reload = vi.fn<() => void>();
  const clear = vi.fn<() => void>();
  const instance = new ErrorBoundary({
    report,
    reload,
    clear,
    storage: browser.storage,
    now: () => now,
    children: 'the page',
  });
  // Without mounting, setState is replaced by an assignment.
  instance.setState = (state) => {
    instance.state = { ...instance.state, ...(state as typeof instance.state) }; // only called with an object
  };
  const fail = (error: Error) => {
    instance.setState(ErrorBoundary.getDerivedStateFromError());
    instance.componentDidCatch(error);
  };
  return { instance, fail, report, reload, clear, browser };
}

it('shows the page without an error', () => {
  expect(boundary().instance.render()).toBe('the page');
});

it('shows the error page for a render error and reports it once', () => {
  const { instance, fail, report, reload, clear } = boundary();
  fail(new RangeError('no'));
  expect(clear).toHaveBeenCalledOnce(); // else its button is held (E-21)
  covers(['LAYOUT-006'], () => {
    expect(instance.render()).toMatchObject({ type: Oops, props: { onReload: reload } });
  });
  expect(report.mock.calls).toEqual([[{ name: 'render.crashed', error: 'RangeError' }]]);
  expect(reload).not.toHaveBeenCalled();
});

describe('a chunk that fails to load (E-21)', () => {
  it('reloads the page without showing or reporting anything', () => {
    const { instance, fail, report, reload, clear } = boundary();
    fail(chunkError);
    expect(reload).toHaveBeenCalledOnce();
    expect(clear).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    expect(instance.render()).toBeNull();
  });

  it('shows the error page at once where no answer came', () => {
    const { instance, fail, report, reload } = boundary();
    fail(new ChunkError('landing', new DOMException('landing', 'TimeoutError')));
    expect(reload).not.toHaveBeenCalled();
    expect(instance.render()).toMatchObject({ type: Oops });
    expect(report).toHaveBeenCalledOnce();
  });

  it('shows the error page and reports it once the second time within a minute', () => {
    const { browser, fail } = boundary();
    fail(chunkError);
    const again = boundary(browser, 1_059_999);
    again.fail(chunkError);
    covers(['ERR-025'], () => {
      expect(again.reload).not.toHaveBeenCalled();
      expect(again.instance.render()).toMatchObject({ type: Oops });
      expect(again.report.mock.calls).toEqual([
        [{ name: 'chunk.failed', chunk: 'landing', shown: 'error_page' }],
      ]);
    });
  });

  it('shows the error page without a reload while offline, and keeps the reload for later (E-17)', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { instance, fail, reload, browser } = boundary();
    fail(chunkError);
    expect(reload).not.toHaveBeenCalled();
    expect(browser.entries()).toEqual({});
    expect(instance.render()).toMatchObject({ type: Oops, props: { onReload: reload } });
  });

  it('shows the error page where the browser stores nothing: no page would know of the reload (E-22)', () => {
    const blocked = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const storage = createSafeStorage({ local: blocked, session: blocked });
    const { instance, fail, reload, report } = boundary({ ...storageWith(), storage });
    fail(chunkError);
    expect(reload).not.toHaveBeenCalled();
    expect(instance.render()).toMatchObject({ type: Oops });
    expect(report).toHaveBeenCalledOnce();
  });

  it('reloads again after a minute', () => {
    const { browser, fail } = boundary();
    fail(chunkError);
    const later = boundary(browser, 1_060_001);
    later.fail(chunkError);
    expect(later.reload).toHaveBeenCalledOnce();
  });
});
