import type { MarketFields } from '../TelemetryEvent.ts';

/** The source of a market's fans, from the query. Source: B§9, S-187. */
export function fans(query: URLSearchParams): Pick<MarketFields, 'fans_source'> {
  const source = query.get('fans_source');
  return source === null ? {} : { fans_source: source };
}
