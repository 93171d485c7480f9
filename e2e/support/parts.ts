import type { BrowserContext } from '@playwright/test';
import { createBuyer } from './buyer.ts';

export interface Part {
  readonly skuNumber: string;
  readonly title: string;
  readonly price: number;
}

export interface Wanted {
  readonly searchText: string;
  readonly storeNumber: string;
  /** Only parts that fit it; without a vehicle only parts for every vehicle. */
  readonly catalogVehicleId?: string;
  /** Pieces in the store; default 4 and more. */
  readonly pieces?: (count: number) => boolean;
}

const ENOUGH = 4;

/**
 * A part that fits and lies in the store, without reduction and deposit, so that amounts are plain.
 * @throws Error when there is none
 */
export async function findPart(market: string, wanted: Wanted): Promise<Part> {
  const { searchText, storeNumber, catalogVehicleId, pieces = (count: number) => count >= ENOUGH } = wanted;
  const { client } = createBuyer(market);
  if (catalogVehicleId) {
    await client.call('vehicles.updatePreferred', { body: { catalogVehicleId, source: 'picker' } });
  }
  await client.call('stores.setPreferred', { body: { storeNumber } });
  const { products } = await client.call('catalog.search', { query: { searchText } });
  const part = products.find(
    ({ fit, availability, discountPrice, corePrice }) =>
      fit.state === (catalogVehicleId ? 'FITS' : 'UNIVERSAL') &&
      discountPrice === null &&
      corePrice === 0 &&
      pieces(availability?.pickup?.quantity ?? 0),
  );
  if (!part) throw new Error(`No '${searchText}' fits and lies in store ${storeNumber}.`);
  const { skuNumber, itemDescription: title, price } = part;
  return { skuNumber, title, price };
}

/** The vehicle that the browser shops for. */
export async function vehicleOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'preferredVehicleId');
  if (!cookie) throw new Error('There is no vehicle cookie.');
  return cookie.value;
}
