import { useState } from 'react';
import { useServices, type Services } from '../Services.ts';
import { createContentReader, type ContentReader } from './readSlot.ts';

/** The readers of managed content, by the services of the page that each load has of its own. */
const readers = new WeakMap<Services['page'], ContentReader>();

function readerOf({ page, backend, telemetry }: Services): ContentReader {
  const known = readers.get(page);
  if (known !== undefined) return known;
  const reader = createContentReader({
    ...{ call: backend.call, report: telemetry.report, region: page.region },
    media: { origin: page.redirect.origin, hosts: page.mediaHosts },
  });
  readers.set(page, reader);
  return reader;
}

/** The reader of the page, which asks for each slot once, whoever shows it. */
export function useContentReader(): ContentReader {
  const services = useServices();
  const [reader] = useState(() => readerOf(services));
  return reader;
}
