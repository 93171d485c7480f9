import { openContent, type ContentPort } from '@driveline/b2c';
import type { Brand } from '../src/brand.ts';
import type { ShopConfig } from '../src/defineShop.ts';
import { log } from './log.ts';
import { toMarketContent } from './marketContent.ts';

const opened = new WeakMap<ShopConfig, Map<Brand, ContentPort>>();

/** The words of a brand from its files, or from a plugin's content system with the files behind it; one memory for a process. */
export function contentOf(shop: ShopConfig, brand: Brand): ContentPort {
  const ofShop = opened.get(shop) ?? new Map<Brand, ContentPort>();
  opened.set(shop, ofShop);
  const known = ofShop.get(brand);
  if (known) return known;
  const port = openContent({
    files: Object.fromEntries(
      Object.entries(brand.content).map(([market, content]) => [market, toMarketContent(content)]),
    ),
    source: shop.plugins?.find(({ content }) => content)?.content,
    log,
  });
  ofShop.set(brand, port);
  return port;
}
