import { br as brBlocks } from './blocks/br.ts';
import { mx as mxBlocks } from './blocks/mx.ts';
import { us as usBlocks } from './blocks/us.ts';
import { br as brCoupons } from './coupons/br.ts';
import { mx as mxCoupons } from './coupons/mx.ts';
import { us as usCoupons } from './coupons/us.ts';
import { br as brDeals } from './deals/br.ts';
import { mx as mxDeals } from './deals/mx.ts';
import { us as usDeals } from './deals/us.ts';
import type { MarketPages } from './defaultContent.ts';
import { br as brPages } from './pages/br.ts';
import { mx as mxPages } from './pages/mx.ts';
import { us as usPages } from './pages/us.ts';
import { br as brPromos } from './promos/br.ts';
import { mx as mxPromos } from './promos/mx.ts';
import { us as usPromos } from './promos/us.ts';

/** What both brands of ours say at length, by market. */
export const us: MarketPages = {
  pages: usPages,
  blocks: usBlocks,
  deals: usDeals,
  coupons: usCoupons,
  promos: usPromos,
};
export const mx: MarketPages = {
  pages: mxPages,
  blocks: mxBlocks,
  deals: mxDeals,
  coupons: mxCoupons,
  promos: mxPromos,
};
export const br: MarketPages = {
  pages: brPages,
  blocks: brBlocks,
  deals: brDeals,
  coupons: brCoupons,
  promos: brPromos,
};
