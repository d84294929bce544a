import type { MarketFields } from '../TelemetryEvent.ts';

/** Where the fans who come to a market are from, as the address says. Source: B§9, S-187. */
export function fans(query: URLSearchParams): Pick<MarketFields, 'fans_source'> {
  const source = query.get('fans_source');
  return source === null ? {} : { fans_source: source };
}
