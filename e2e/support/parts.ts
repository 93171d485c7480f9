import type { BrowserContext } from '@playwright/test';
import type { OutputOf } from '@driveline/api';
import { createBuyer } from './buyer.ts';
import { localOf } from './locals.ts';

export interface Part {
  readonly skuNumber: string;
  readonly title: string;
  /** What is paid for a piece, reduced or not. */
  readonly price: number;
}

export interface Wanted {
  readonly searchText: string;
  readonly storeNumber: string;
  /** Only parts that fit it; without a vehicle only parts for every vehicle. */
  readonly catalogVehicleId?: string;
  /** Pieces in the store; default 4 and more, or as many as the amount takes. */
  readonly pieces?: (count: number) => boolean;
  /** Amount that the pieces in the store reach together, in the market's money; default any. */
  readonly worth?: number;
}

const ENOUGH = 4;

type Found = OutputOf<'catalog.search'>['products'][number];

/**
 * A part that fits and lies in the store, without a deposit, and where it can be without reduction, so that amounts are plain.
 * @throws Error when there is none
 */
export async function findPart(market: string, wanted: Wanted): Promise<Part> {
  const { searchText, storeNumber, catalogVehicleId, worth = 0 } = wanted;
  const { pieces = (count: number) => count >= (worth > 0 ? 1 : ENOUGH) } = wanted;
  const { client } = createBuyer(market);
  if (catalogVehicleId) {
    await client.call('vehicles.updatePreferred', { body: { catalogVehicleId, source: 'picker' } });
  }
  await client.call('stores.setPreferred', { body: { storeNumber } });
  const paid = ({ price, discountPrice }: Found) => discountPrice ?? price;
  const left = ({ availability }: Found) => availability?.pickup?.quantity ?? 0;
  const isWanted = (product: Found) =>
    product.fit.state === (catalogVehicleId ? 'FITS' : 'UNIVERSAL') &&
    product.corePrice === 0 &&
    pieces(left(product)) &&
    left(product) * paid(product) >= worth;
  const isReduced = ({ discountPrice }: Found) => Number(discountPrice !== null);
  const { cleaner, fluid, alike } = localOf(market);
  const isCommon = searchText === cleaner || searchText === fluid;
  for (const text of [searchText, ...(isCommon ? [...alike, cleaner, fluid] : [])]) {
    const { products } = await client.call('catalog.search', { query: { searchText: text } });
    // Of which there are most: hundreds of journeys buy from the same shelf.
    const [part] = products.filter(isWanted).sort((a, b) => isReduced(a) - isReduced(b) || left(b) - left(a));
    if (part) return { skuNumber: part.skuNumber, title: part.itemDescription, price: paid(part) };
  }
  throw new Error(`No '${searchText}' fits and lies in store ${storeNumber}.`);
}

/** The vehicle that the browser shops for. */
export async function vehicleOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'preferredVehicleId');
  if (!cookie) throw new Error('There is no vehicle cookie.');
  return cookie.value;
}
