import { withShippedTerms, type GivenModule } from '@driveline/b2c';
import { brandOf, type ShopConfig } from '../src/defineShop.ts';

/** The markets of a brand as the server in this process takes them; one that has no terms is refused by its name there. */
export function marketTerms(shop: ShopConfig, brand?: string): GivenModule[] {
  const sold = brandOf(shop, brand).markets;
  const records = shop.markets.filter(({ code }) => sold.includes(code));
  return records.map(
    (market) => shop.terms?.find((own) => own.market === market) ?? withShippedTerms(market),
  );
}
