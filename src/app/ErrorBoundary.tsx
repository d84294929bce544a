import { Component, type ReactNode } from 'react';
import { Oops } from './Oops.tsx';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { ChunkError } from '../features/ChunkError.ts';
import type { Report } from '../telemetry/createReporter.ts';
import { takeReload } from './takeReload.ts';

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
 * load it reloads the page once, where that may help. Source: A§2 (LAYOUT-006), A§8 (ERR-025), E-21.
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
    if (takeReload(error, storage, now())) {
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
