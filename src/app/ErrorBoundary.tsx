import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../components/ErrorPage/ErrorPage.tsx';
import type { Report } from '../telemetry/createReporter.ts';

interface ErrorBoundaryProps {
  readonly report: Report;
  readonly children: ReactNode;
}

/** Shows the generic error page when rendering fails, and reports it once. Source: A§2 (LAYOUT-006). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.report({ name: 'render.crashed', error: error.name });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage onReload={() => window.location.reload()} />;
  }
}
