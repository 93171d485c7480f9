import { isDeepStrictEqual } from 'node:util';
import { supplyFor, type Demand, type Supply } from '../availability/availabilityFor.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { SessionVehicle } from '../session/session.ts';
import { sitesOf } from '../stores/places.ts';
import { cartDestination, type LineRow } from './cartStore.ts';
import { promisedFor, type StoredFulfilment } from './fulfilment.ts';
import type { ChosenOption } from './partOptions.ts';

/** CART-001: so many of one part, and so many lines, in one cart. */
export const quantityLimit = 99;
export const lineLimit = 100;

/** What makes two lines one. */
export interface Sameness {
  readonly sku: string;
  readonly fulfilment: StoredFulfilment;
  readonly storeId: number | null;
  readonly vehicle: SessionVehicle | null;
  readonly options: readonly ChosenOption[] | null;
}

export const samenessOf = (row: LineRow): Sameness => ({ ...row, storeId: row.store_id });

export const isSame = (row: LineRow, other: Sameness): boolean =>
  row.sku === other.sku &&
  row.fulfilment === other.fulfilment &&
  row.store_id === other.storeId &&
  row.vehicle?.map.catalogVehicleId === other.vehicle?.map.catalogVehicleId &&
  isDeepStrictEqual(row.options, other.options);

/** Pieces of a part over all its lines. */
export const piecesOf = (rows: readonly LineRow[], sku: string): number =>
  rows.reduce((sum, row) => (row.sku === sku ? sum + row.quantity : sum), 0);

export async function storeIdOf(ctx: CallContext, number: string | undefined): Promise<number | null> {
  if (number === undefined) return ctx.session.state?.storeId ?? null;
  const site = (await sitesOf(ctx.db, ctx.market)).byNumber(number);
  if (!site) throw new B2cError('error_store_unknown', { field: 'storeNumber' });
  return site.id;
}

/** A line belongs to the shopper's vehicle, unless it was added for none or for another one. */
export const vehicleFor = (
  preferred: SessionVehicle | null,
  vehicleId: string | undefined,
): SessionVehicle | null =>
  vehicleId === undefined || [preferred?.map.catalogVehicleId, preferred?.map.vehicleId].includes(vehicleId)
    ? preferred
    : null;

/** @throws B2cError error_item_unknown when the market does not sell one of them */
export async function suppliesOf(
  { db, market, clock, session }: CallContext,
  storeId: number | null,
  demands: readonly Demand[],
): Promise<Map<string, Supply>> {
  const { cartId } = session.state ?? {};
  const destination = cartId ? await cartDestination(db, market, cartId) : undefined;
  const supplies = await supplyFor(db, market, { storeId, destination }, demands, clock.now());
  if (demands.some(({ sku }) => !supplies.has(sku))) {
    throw new B2cError('error_item_unknown', { field: 'skuNumber' });
  }
  return supplies;
}

/** @throws B2cError error_item_no_pickup, error_item_unavailable */
export function refuseUnobtainable(
  fulfilment: StoredFulfilment | undefined,
  supply: Supply | undefined,
  storeId: number | null,
): asserts fulfilment is StoredFulfilment {
  if (fulfilment === 'PICKUP' && storeId === null) throw new B2cError('error_item_no_pickup');
  if (fulfilment && promisedFor(fulfilment, supply?.availability) !== null) return;
  const count = supply ? mostOf(fulfilment, supply) : 0;
  throw new B2cError('error_item_unavailable', {
    field: 'quantity',
    ...(count > 0 ? { textKey: 'error_item_unavailable_count', params: { count } } : {}),
  });
}

/** How many could be had; 0 when the number would say nothing. */
function mostOf(fulfilment: StoredFulfilment | undefined, { availability, onHand, sources }: Supply): number {
  const at = (siteIds: readonly number[]) => siteIds.reduce((sum, id) => sum + (onHand.get(id) ?? 0), 0);
  if (fulfilment === 'PICKUP') return availability.pickup?.quantity ?? 0;
  return at(fulfilment === 'NEXT_DAY' ? sources.nextDay : sources.regular);
}

export const limitError = () => new B2cError('error_quantity_limit', { field: 'quantity', params: { limit: quantityLimit } }); // prettier-ignore

export const lineUnknown = () => new B2cError('error_item_unknown', { status: 404 });
