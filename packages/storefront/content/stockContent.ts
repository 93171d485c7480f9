import type { MarketPages, MarketTexts } from '../src/brandContent.ts';
import { br as brBlocks } from './blocks/br.ts';
import { mx as mxBlocks } from './blocks/mx.ts';
import { us as usBlocks } from './blocks/us.ts';
import { br as brCoupons } from './coupons/br.ts';
import { mx as mxCoupons } from './coupons/mx.ts';
import { us as usCoupons } from './coupons/us.ts';
import { br as brDeals } from './deals/br.ts';
import { mx as mxDeals } from './deals/mx.ts';
import { us as usDeals } from './deals/us.ts';
import { br as brPages } from './pages/br.ts';
import { mx as mxPages } from './pages/mx.ts';
import { us as usPages } from './pages/us.ts';
import { br as brPromos } from './promos/br.ts';
import { mx as mxPromos } from './promos/mx.ts';
import { us as usPromos } from './promos/us.ts';
import { br as brTexts } from './texts/br.ts';
import { mx as mxTexts } from './texts/mx.ts';
import { us as usTexts } from './texts/us.ts';

/** What shops usually say, by market code. A brand's name, company and phone take the places of `{name}` and its like. */
export const stockContent: Readonly<
  Record<string, { readonly texts: MarketTexts; readonly pages: MarketPages }>
> = {
  us: {
    texts: usTexts,
    pages: { pages: usPages, blocks: usBlocks, deals: usDeals, coupons: usCoupons, promos: usPromos },
  },
  mx: {
    texts: mxTexts,
    pages: { pages: mxPages, blocks: mxBlocks, deals: mxDeals, coupons: mxCoupons, promos: mxPromos },
  },
  br: {
    texts: brTexts,
    pages: { pages: brPages, blocks: brBlocks, deals: brDeals, coupons: brCoupons, promos: brPromos },
  },
};
