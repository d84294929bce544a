import { createContext, useContext } from 'react';
import type { Market } from '../../domain/landing/markets.ts';

interface MarketChoice {
  readonly market: Market;
  readonly onChoose: (market: Market) => void;
}

/** The market of the modules below the header tabs; null where a page has no tabs. */
export const MarketContext = createContext<MarketChoice | null>(null);

export const useMarketChoice = (): MarketChoice | null => useContext(MarketContext);
