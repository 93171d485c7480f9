import type { B2cClient } from '@driveline/api';
import { createQueryClient } from '@driveline/hooks';
import type { QueryClient } from '@tanstack/react-query';
import type { MarketModule, Shop, ShopRecord } from './shop.ts';
import { createTexts, type Texts } from './texts.ts';

const byLocale = new Map<string, Texts>();

/** Made once for a locale and used by every request: making the platform's formatters costs more than a page's texts. */
export function textsOf({ market, messages }: MarketModule): Texts {
  let texts = byLocale.get(market.locale);
  if (!texts) byLocale.set(market.locale, (texts = createTexts(market.locale, messages)));
  return texts;
}

/** The shop of one page. */
export function createShop(
  record: ShopRecord,
  module: MarketModule,
  client: B2cClient,
  queryClient: QueryClient = createQueryClient(),
): Shop {
  const { market, strings, issueMessages } = module;
  const texts = textsOf(module);
  return { record, market, brand: record.brand, strings, issueMessages, texts, client, queryClient };
}
