import { marketByCode, type Market } from '@driveline/markets';
import { createContext, use } from 'react';
import { defaultMode } from '../modes.ts';

/** The market that the toolbar shows; stories of pages take their data from it. */
export const MarketContext = createContext<Market>(marketByCode(defaultMode.market));

export const useMarket = (): Market => use(MarketContext);
