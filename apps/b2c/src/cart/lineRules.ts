import { isDeepStrictEqual } from 'node:util';
import type { Availability } from '@driveline/api/contract';
import { QUANTITY_MAX } from '@driveline/validation';
import { supplyFor, type Demand, type Supply } from '../availability/availabilityFor.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { MessageId } from '../messages/index.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { sitesOf } from '../stores/places.ts';
import { cartDestination, type LineRow } from './cartStore.ts';
import {
  defaultFulfilment,
  promisedFor,
  shipmentTypeOf,
  type Fulfilment,
  type StoredFulfilment,
} from '../availability/fulfilment.ts';
import type { ChosenOption } from '../catalog/partOptions.ts';

/** So many lines in one cart. */
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

/**
 * @param inCart pieces of the part that the demand holds besides the asked ones
 * @throws B2cError error_item_no_pickup, error_item_unavailable with how many there are and the way that brings all
 */
export function refuseUnobtainable(
  fulfilment: StoredFulfilment | undefined,
  supply: Supply | undefined,
  storeId: number | null,
  inCart = 0,
): asserts fulfilment is StoredFulfilment {
  if (fulfilment === 'PICKUP' && storeId === null) throw new B2cError('error_item_no_pickup');
  if (fulfilment && promisedFor(fulfilment, supply?.availability) !== null) return;
  const availability = supply?.availability ?? {};
  const count = mostOf(fulfilment, availability);
  const more = Math.max(0, count - inCart);
  const other = fulfilment && defaultFulfilment(availability);
  const remedy = {
    ...(more > 0 ? { quantity: more } : {}),
    ...(other ? { shipmentType: shipmentTypeOf(other) } : {}),
  };
  throw new B2cError('error_item_unavailable', {
    field: 'quantity',
    ...(count > 0 ? { textKey: textKeyOf(more, inCart), params: { count, inCart } } : {}),
    ...(Object.keys(remedy).length > 0 ? { remedy } : {}),
  });
}

/** How many could be had by a way, or by the best one where none was named. */
export function mostOf(fulfilment: Fulfilment | undefined, { most = {} }: Availability): number {
  const { pickup = 0, nextDay = 0, regular = 0 } = most;
  const byWay = { PICKUP: pickup, NEXT_DAY: nextDay, STANDARD: regular, SAME_DAY: nextDay, FREIGHT: regular };
  return fulfilment ? byWay[fulfilment] : Math.max(pickup, nextDay, regular);
}

function textKeyOf(more: number, inCart: number): MessageId {
  if (inCart === 0) return 'error_item_unavailable_count';
  return more > 0 ? 'error_item_unavailable_more' : 'error_item_unavailable_all';
}

export const limitError = () =>
  new B2cError('error_quantity_limit', { field: 'quantity', params: { limit: QUANTITY_MAX } });

export const lineUnknown = () => new B2cError('error_item_unknown', { status: 404 });
