import { isOffline } from '../api/isOffline.ts';
import type { Report } from '../telemetry/createReporter.ts';
import { ChunkError } from './ChunkError.ts';

/**
 * Reports a piece of the page that did not load and whose place stays empty; not while offline, where no
 * report could leave. Source: A§8, S-167.
 */
export function reportMissing(report: Report, error: unknown): void {
  if (error instanceof ChunkError && !isOffline())
    report({ name: 'chunk.failed', chunk: error.chunk, shown: 'nothing' });
}
