import { createFastIntl } from './fastIntl.ts';
import type { MarketModule, Shop, ShopRecord } from './shop.ts';

const intls = new Map<string, Shop['intl']>();

/** The shop of a page. The intl object of a locale is made once and serves every request (M1 of the trial). */
export function createShop(record: ShopRecord, { market, messages }: MarketModule): Shop {
  let intl = intls.get(market.locale);
  if (!intl) intls.set(market.locale, (intl = createFastIntl(market, messages)));
  return { record, market, brand: record.brand, intl };
}
