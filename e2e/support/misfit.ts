import { createBuyer, type Buyer } from './buyer.ts';
import { originOf } from './origins.ts';
import type { Shop } from './shop.ts';

export interface Misfit {
  readonly skuNumber: string;
  readonly path: string;
}

export interface Visitor extends Buyer {
  readonly vehicleName: string;
}

/** A visitor with the first vehicle of a year's model and a store, in the browser's session. */
export async function drive(
  { page, market }: Shop,
  { make, model, storeNumber }: Readonly<Record<'make' | 'model' | 'storeNumber', string>>,
): Promise<Visitor> {
  const buyer = createBuyer(market.code);
  const { client } = buyer;
  const idOf = async (level: 'make' | 'model' | 'engine', query: Record<string, string>, name?: string) => {
    const { items } = await client.call('vehicles.catalog', { params: { level }, query });
    return (name ? items.find((it) => it.name === name) : items[0])?.id ?? '';
  };
  const makeId = await idOf('make', { year: '2014' }, make);
  const modelId = await idOf('model', { year: '2014', makeId }, model);
  const catalogVehicleId = await idOf('engine', { year: '2014', makeId, modelId });
  const { vehicleMap } = await client.call('vehicles.updatePreferred', {
    body: { catalogVehicleId, source: 'picker' },
  });
  await client.call('stores.setPreferred', { body: { storeNumber } });
  await giveSession({ page, market }, buyer);
  return { ...buyer, vehicleName: vehicleMap?.vehicleName ?? '' };
}

/** The browser goes on as this buyer. */
export async function giveSession({ page, market }: Pick<Shop, 'page' | 'market'>, { cookies }: Buyer) {
  const url = originOf(market.code);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}

/** A part that lies in the visitor's store and does not fit their vehicle. @throws Error when there is none */
export async function findMisfit(market: string, { client }: Buyer, searchText: string): Promise<Misfit> {
  // Without a vehicle a search finds what fits none of theirs.
  const { products } = await createBuyer(market).client.call('catalog.search', { query: { searchText } });
  const { skus } = await client.call('catalog.skuDetails', {
    query: { skuNumbers: products.map(({ skuNumber }) => skuNumber).join() },
  });
  const sku = skus.find(
    ({ fit, availability, corePrice }) =>
      fit.state === 'DOES_NOT_FIT' && corePrice === 0 && (availability.pickup?.quantity ?? 0) >= 4,
  );
  const product = products.find(({ skuNumber }) => skuNumber === sku?.skuNumber);
  if (!product) throw new Error(`Every '${searchText}' fits: ${skus.map(({ fit }) => fit.state).join()}.`);
  return { skuNumber: product.skuNumber, path: product.productDetailsPageUrl };
}
