import type { MarketFields } from '../TelemetryEvent.ts';

/** The fields that a tracked market adds to every event. Source: B§9, S-187. */
export const trackedMarket = (market: string): MarketFields => ({ market });
