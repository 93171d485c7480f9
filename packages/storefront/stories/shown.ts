import { markets } from 'virtual:driveline/story-shop';
import type { Market } from '@driveline/markets';
import { createContext, use } from 'react';
import { defaultMode } from './mode.ts';
import { brandNamed, type StoryBrand } from './storyBrand.ts';

/** The market that the toolbar shows; stories of pages take their data from it. */
export const MarketContext = createContext<Market>(markets[0]!);

export const useMarket = (): Market => use(MarketContext);

/** The brand that the toolbar shows; the frame of a page has its logo and its content. */
export const BrandContext = createContext<StoryBrand>(brandNamed(defaultMode.brand));

export const useBrand = (): StoryBrand => use(BrandContext);

/** The market of a code in which a brand sells, its default one where it does not sell there. */
export function marketOf({ markets: codes }: StoryBrand, code: string): Market {
  const shown = codes.includes(code) ? code : codes[0];
  return markets.find((market) => market.code === shown)!;
}
