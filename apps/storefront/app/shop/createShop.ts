import type { B2cClient } from '@driveline/api';
import { createQueryClient } from '@driveline/hooks';
import type { QueryClient } from '@tanstack/react-query';
import { createFastIntl } from './fastIntl.ts';
import type { MarketModule, Shop, ShopRecord } from './shop.ts';

const intls = new Map<string, Shop['intl']>();

/** The intl object of a locale is made once and serves every request: making one costs more than a page's texts. */
export function intlOf({ market, messages }: MarketModule): Shop['intl'] {
  let intl = intls.get(market.locale);
  if (!intl) intls.set(market.locale, (intl = createFastIntl(market, messages)));
  return intl;
}

/** The shop of one page. */
export function createShop(
  record: ShopRecord,
  module: MarketModule,
  client: B2cClient,
  queryClient: QueryClient = createQueryClient(),
): Shop {
  const { market, strings, issueMessages } = module;
  const intl = intlOf(module);
  return { record, market, brand: record.brand, strings, issueMessages, intl, client, queryClient };
}
