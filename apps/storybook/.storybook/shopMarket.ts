import { marketByCode, type Market } from '@driveline/markets';
import { createContext, use } from 'react';
import { defaultMode, type BrandName } from '../modes.ts';

/** The market that the toolbar shows; stories of pages take their data from it. */
export const MarketContext = createContext<Market>(marketByCode(defaultMode.market));

export const useMarket = (): Market => use(MarketContext);

/** The brand that the toolbar shows; the frame of a page has its logo and its content. */
export const BrandContext = createContext<BrandName>(defaultMode.brand);

export const useBrandName = (): BrandName => use(BrandContext);
