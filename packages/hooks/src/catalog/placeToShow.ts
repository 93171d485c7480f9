import type { MarketOptions } from '@driveline/validation';
import { askedPlace } from '../models/stockRemedy.ts';

/** Postal code of the address for which a part's page says price and date; none that is no code of the market (PLUS-060). */
export function placeToShow(
  query: URLSearchParams,
  { postalCode: { pattern = '.{1,10}' } }: Pick<MarketOptions, 'postalCode'>,
): string | undefined {
  return new RegExp(`^(?:${pattern})$`).exec(askedPlace(query)?.trim() ?? '')?.[0];
}
