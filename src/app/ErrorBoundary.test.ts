import { describe, expect, it, vi } from 'vitest';
import { shows } from '#shows';
import { ErrorPage } from '../components/ErrorPage/ErrorPage.tsx';
import { ChunkError } from '../features/ChunkError.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const lost = new ChunkError('landing', new TypeError('gone'));

/** A boundary outside of a page: what it caught, what it shows, and what it did about it. */
function boundary(stored: Map<string, string> = new Map<string, string>(), now = 1_000_000) {
  const report = vi.fn<(event: object) => void>();
  const reload = vi.fn<() => void>();
  const made = new ErrorBoundary({
    report,
    reload,
    storage: {
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => void stored.set(key, value),
    },
    now: () => now,
    children: 'the page',
  });
  // Nothing is mounted: the state is set as it would be.
  made.setState = (state) => {
    made.state = { ...made.state, ...(state as typeof made.state) }; // only ever called with an object
  };
  const fail = (error: Error) => {
    made.setState(ErrorBoundary.getDerivedStateFromError());
    made.componentDidCatch(error);
  };
  return { made, fail, report, reload, stored };
}

it('shows the page as long as nothing fails', () => {
  expect(boundary().made.render()).toBe('the page');
});

it('a rendering that fails shows the error page, and is reported once', () => {
  const { made, fail, report, reload } = boundary();
  fail(new RangeError('no'));
  shows(['LAYOUT-006'], () => {
    expect(made.render()).toMatchObject({ type: ErrorPage, props: { onReload: reload } });
  });
  expect(report.mock.calls).toEqual([[{ name: 'render.crashed', error: 'RangeError' }]]);
  expect(reload).not.toHaveBeenCalled();
});

describe('code that did not load (E-21)', () => {
  it('is asked for by loading the page again, and nothing is shown or reported meanwhile', () => {
    const { made, fail, report, reload } = boundary();
    fail(lost);
    expect(reload).toHaveBeenCalledOnce();
    expect(report).not.toHaveBeenCalled();
    expect(made.render()).toBeNull();
  });

  it('a second time within a minute: the error page, reported once', () => {
    const { stored, fail } = boundary();
    fail(lost);
    const again = boundary(stored, 1_059_999);
    again.fail(lost);
    shows(['ERR-025'], () => {
      expect(again.reload).not.toHaveBeenCalled();
      expect(again.made.render()).toMatchObject({ type: ErrorPage });
      expect(again.report.mock.calls).toEqual([
        [{ name: 'chunk.failed', chunk: 'landing', shown: 'error_page' }],
      ]);
    });
  });

  it('offline no page would come: the error page, and the one try is left for later (E-17)', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { made, fail, reload, stored } = boundary();
    fail(lost);
    vi.unstubAllGlobals();
    expect(reload).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
    expect(made.render()).toMatchObject({ type: ErrorPage, props: { onReload: reload } });
  });

  it('after that minute it is asked for again', () => {
    const { stored, fail } = boundary();
    fail(lost);
    const later = boundary(stored, 1_060_001);
    later.fail(lost);
    expect(later.reload).toHaveBeenCalledOnce();
  });
});
