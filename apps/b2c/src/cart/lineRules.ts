import { isDeepStrictEqual } from 'node:util';
import type { Availability } from '@driveline/api/contract';
import { QUANTITY_MAX } from '@driveline/validation';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { sitesOf } from '../stores/places.ts';
import { cartDestination } from '../availability/deliveryPlace.ts';
import type { LineRow } from './cartStore.ts';
import type { Fulfilment, StoredFulfilment } from '../availability/fulfilment.ts';
import { suppliesByLine, type Wish } from './shareStock.ts';
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
  isDeepStrictEqual(choicesOf(row), choicesOf(other));

/** Without words and surcharges: these move with the language and the day. */
const choicesOf = ({ options }: Pick<Sameness, 'options'>) => options?.map(({ id, value }) => [id, value]);

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

/**
 * Lines of the cart with what they may take from, seen from their own store or the one that is asked for.
 * @throws B2cError error_item_unknown when the market does not sell one of them
 */
export async function claimsOf<Line extends Seeker>(
  { db, market, clock, session }: CallContext,
  lines: readonly Line[],
): Promise<(Line & Pick<Wish, 'partId' | 'supply'>)[]> {
  if (lines.length === 0) return [];
  const { cartId } = session.state ?? {};
  const to = cartId ? await cartDestination(db, market, cartId) : {};
  const supplies = await suppliesByLine(db, market, to, lines, clock.now());
  return lines.map((line) => {
    const supply = supplies.get(line.id);
    if (!supply) throw new B2cError('error_item_unknown', { field: 'skuNumber' });
    return { ...line, partId: supply.partId, supply };
  });
}

type Seeker = Parameters<typeof suppliesByLine>[3][number];

/** A line as it seeks its pieces. */
export const seekerOf = ({ id, sku, quantity, fulfilment, store_id }: LineRow, storeId: number | null) => ({
  id,
  sku,
  quantity,
  fulfilment,
  storeId: store_id ?? storeId,
});

/** How many could be had by a way. */
export function mostOf(fulfilment: Fulfilment, { most = {} }: Availability): number {
  const { pickup = 0, nextDay = 0, regular = 0 } = most;
  const byWay = { PICKUP: pickup, NEXT_DAY: nextDay, STANDARD: regular, SAME_DAY: nextDay, FREIGHT: regular };
  return byWay[fulfilment];
}

export const limitError = () =>
  new B2cError('error_quantity_limit', { field: 'quantity', params: { limit: QUANTITY_MAX } });

export const lineUnknown = () => new B2cError('error_item_unknown', { status: 404 });
