import type { StockContent } from '../stockContent.ts';
import advice from '../es-MX/advice.json' with { type: 'json' };
import deals from '../es-MX/deals.json' with { type: 'json' };
import promos from '../es-MX/promos.json' with { type: 'json' };
import blocks from './blocks.json' with { type: 'json' };
import coupons from './coupons.json' with { type: 'json' };
import faqs from './faqs.json' with { type: 'json' };
import guides from './guides.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import programs from './programs.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

/** What is as true in the United States as in Mexico is said by the files of `es-MX`. */
export const esUS: StockContent = {
  texts,
  pages: { pages: { faqs, ...guides, ...advice, ...programs, ...pages }, blocks, deals, coupons, promos },
};
