import { markets } from '../../domain/landing/markets.ts';
import { useServices, type Services } from '../Services.ts';
import { useMarketChoice } from './MarketChoice.ts';
import { createContentReader, type ContentReader } from './readSlot.ts';

type Readers = Map<number | null, ContentReader>;

/** The readers of managed content by market, by the services of the page that each load has of its own. */
const readers = new WeakMap<Services['page'], Readers>();

function readerOf({ page, backend, telemetry }: Services, market: number | null): ContentReader {
  const ofPage: Readers = readers.get(page) ?? new Map();
  readers.set(page, ofPage);
  const known = ofPage.get(market);
  if (known !== undefined) return known;
  const reader = createContentReader({
    ...{ call: backend.call, report: telemetry.report, region: page.region, market },
    media: { origin: page.redirect.origin, hosts: page.mediaHosts },
  });
  ofPage.set(market, reader);
  return reader;
}

/** The reader of the page, which asks for each slot once a market, whoever shows it. */
export function useContentReader(): ContentReader {
  const choice = useMarketChoice();
  return readerOf(useServices(), choice && markets[choice.market]);
}
