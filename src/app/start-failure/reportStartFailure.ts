import { defaultPrefixes, embeddedProductPrefix } from '../../api/addressOf.ts';
import { ChunkError } from '../../features/ChunkError.ts';
import { createReporter } from '../../telemetry/createReporter.ts';
import { postEvents } from '../postEvents.ts';

/** Reports why the application did not start. Source: A§8 (ERR-025), E-21. */
export function reportStartFailure(error: unknown): void {
  const product = window.parent === window ? defaultPrefixes.product : embeddedProductPrefix;
  const report = createReporter({
    pageRegion: '', // of the region's data, which may be what did not come
    outbox: postEvents({ ...defaultPrefixes, product }),
  });
  report(
    error instanceof ChunkError
      ? { name: 'chunk.failed', chunk: error.chunk, shown: 'error_page' }
      : { name: 'render.crashed', error: error instanceof Error ? error.name : typeof error },
  );
}
