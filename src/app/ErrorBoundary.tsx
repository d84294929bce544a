import { Component, type ReactNode } from 'react';
import { isOffline } from '../api/isOffline.ts';
import { Oops } from './Oops.tsx';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { readTimed, writeTimed } from '../domain/tracking/timedValue.ts';
import { ChunkError } from '../features/ChunkError.ts';
import type { Report } from '../telemetry/createReporter.ts';

interface ErrorBoundaryProps {
  readonly report: Report;
  readonly storage: Pick<SafeStorage, 'read' | 'write'>;
  /** Reloads the page. */
  readonly reload: () => void;
  /** Ends what came before the application. */
  readonly clear: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly children: ReactNode;
}

/**
 * Shows the generic error page when rendering fails, and reports it once. After a chunk failed to
 * load it reloads the page once, but not while offline, nor where the chunk never came. Source: A§2
 * (LAYOUT-006), A§8 (ERR-025), E-17, E-21.
 */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly shown: 'page' | 'nothing' | 'oops' }
> {
  override state: { readonly shown: 'page' | 'nothing' | 'oops' } = { shown: 'page' };

  static getDerivedStateFromError() {
    return { shown: 'nothing' as const };
  }

  override componentDidCatch(error: Error) {
    const { report, storage, reload, clear, now } = this.props;
    if (!(error instanceof ChunkError)) {
      report({ name: 'render.crashed', error: error.name });
      clear();
      this.setState({ shown: 'oops' });
      return;
    }
    const isWorthIt = !isOffline() && !error.isLate;
    const isFirst = readTimed(storage, 'chunk_reload', now()) === null;
    // Where the browser stores nothing, the next page would not know of this reload, and reload for ever (E-22).
    if (isWorthIt && isFirst && writeTimed(storage, 'chunk_reload', error.chunk, now())) {
      reload();
      return;
    }
    report({ name: 'chunk.failed', chunk: error.chunk, shown: 'error_page' });
    clear();
    this.setState({ shown: 'oops' });
  }

  override render() {
    if (this.state.shown === 'page') return this.props.children;
    if (this.state.shown === 'nothing') return null;
    return <Oops onReload={this.props.reload} />;
  }
}
