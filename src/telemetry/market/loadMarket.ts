import type { MarketFields } from '../TelemetryEvent.ts';

interface Market {
  readonly id: string;
  readonly trackedMarket: boolean;
  readonly fansModule: boolean;
}

/**
 * Loads the modules of a tracked market; null for a market without one (S-155, S-187).
 * Rejects when a chunk fails to load.
 */
export async function loadMarket(
  { id, trackedMarket, fansModule }: Market,
  query: URLSearchParams,
): Promise<MarketFields | null> {
  if (!trackedMarket) return null;
  const [market, fans] = await Promise.all([
    import('./trackedMarket.ts'),
    fansModule ? import('./fans.ts') : null,
  ]);
  return { ...market.trackedMarket(id), ...fans?.fans(query) };
}
