import type { Availability } from '@driveline/api/contract';
import { supplyFor, type Supply } from '../availability/availabilityFor.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { newId } from '../ops/newId.ts';
import type { SessionVehicle } from '../session/session.ts';
import { sitesOf } from '../stores/places.ts';
import { cartDestination, readLineRows, takeCart, type LineRow } from './cartStore.ts';
import { defaultFulfilment, promisedFor, type Fulfilment } from './fulfilment.ts';
import { unknownFit } from './fitPort.ts';

/** CART-001: so many of one part, and so many lines, in one cart. */
export const quantityLimit = 99;
const lineLimit = 100;

export interface Addition {
  readonly sku: string;
  readonly quantity: number;
  readonly storeNumber?: string | undefined;
  readonly fulfilment?: Fulfilment | undefined;
  readonly vehicleId?: string | undefined;
}

/**
 * Puts a part into the session's cart; a line of the same part, vehicle and way grows (API-066).
 * @returns the cart's id
 * @throws B2cError error_item_unknown, error_item_unavailable, error_quantity_limit, error_store_unknown
 */
export async function addItem(ctx: CallContext, addition: Addition): Promise<string> {
  const { db, market, session } = ctx;
  const storeId = await storeIdOf(ctx, addition.storeNumber);
  const vehicle = vehicleFor(session.state?.vehicle ?? null, addition.vehicleId);
  const cartId = session.state?.cartId ?? undefined;
  const rows = cartId ? await readLineRows(db, cartId) : [];
  const inCart = rows.filter(({ sku }) => sku === addition.sku).reduce((sum, row) => sum + row.quantity, 0);
  const quantity = inCart + addition.quantity;
  if (quantity > quantityLimit) throw limitError();
  const supply = await supplyOf(ctx, addition.sku, storeId, quantity);
  const fulfilment = addition.fulfilment ?? defaultFulfilment(supply.availability);
  refuseUnobtainable(fulfilment, supply, storeId);
  const verdicts = await ctx.services.fit.verdicts(db, market, vehicle, [addition.sku]);
  const verdict = verdicts.get(addition.sku) ?? unknownFit;
  const line = {
    addition,
    fulfilment,
    storeId,
    supply,
    vehicle: verdict.state === 'UNIVERSAL' ? null : vehicle,
  };
  return withTx(db, async (tx) => {
    const id = cartId ?? (await createCart(ctx, tx, storeId));
    const cart = await takeCart(tx, id);
    await putLine(ctx, tx, cart.id, line);
    return id;
  });
}

interface NewLine {
  readonly addition: Addition;
  readonly fulfilment: Fulfilment;
  readonly storeId: number | null;
  readonly supply: Supply;
  readonly vehicle: SessionVehicle | null;
}

async function putLine(ctx: CallContext, tx: Executor, cartId: string, line: NewLine): Promise<void> {
  const { addition, fulfilment, supply, vehicle } = line;
  const storeId = fulfilment === 'PICKUP' ? line.storeId : null;
  const rows = await readLineRows(tx, cartId);
  const same = rows.find((row) => isSame(row, { sku: addition.sku, fulfilment, storeId, vehicle }));
  if (same) return setQuantity(tx, same.id, same.quantity + addition.quantity);
  if (rows.length >= lineLimit) throw limitError();
  const { list_minor, sale_minor, core_minor } = await tx
    .selectFrom('price')
    .select(['list_minor', 'sale_minor', 'core_minor'])
    .where('market', '=', ctx.market.code)
    .where('part_id', '=', supply.partId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('cart_item')
    .values((eb) => ({
      id: newId(ctx.clock.now()),
      cart_id: cartId,
      market: ctx.market.code,
      line: eb
        .selectFrom('cart_item')
        .select(eb.fn.coalesce(eb(eb.fn.max('line'), '+', 1), eb.lit(1)).as('next'))
        .where('cart_id', '=', cartId),
      part_id: supply.partId,
      sku: addition.sku,
      quantity: addition.quantity,
      fulfilment,
      store_id: storeId,
      unit_price_minor: sale_minor ?? list_minor,
      list_price_minor: list_minor,
      core_minor,
      vehicle: vehicle ? JSON.stringify(vehicle) : null,
    }))
    .execute();
}

async function createCart(ctx: CallContext, tx: Executor, storeId: number | null): Promise<string> {
  const { market, session, clock } = ctx;
  const { idHash, customerId } = await session.ensure(tx);
  // Two tabs put their first part in at once: the second finds the cart of the first.
  const { cart_id } = await tx
    .selectFrom('session')
    .select('cart_id')
    .where('id_hash', '=', idHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const id = cart_id ?? newId(clock.now());
  if (!cart_id) {
    await tx
      .insertInto('cart')
      .values({
        id,
        market: market.code,
        session_id_hash: idHash,
        customer_id: customerId,
        store_id: storeId,
      }) // prettier-ignore
      .execute();
  }
  await session.update({ cartId: id }, tx);
  return id;
}

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly fulfilment?: Fulfilment | undefined;
  readonly storeNumber?: string | undefined;
}

/**
 * Changes quantity or way of a line; it joins a line that it becomes equal to.
 * @throws B2cError error_item_unknown (404), error_item_unavailable, error_quantity_limit, error_store_unknown
 */
export async function changeLine(ctx: CallContext, lineId: string, change: LineChange): Promise<void> {
  const { cartId, row, rows } = await findLine(ctx, lineId);
  const fulfilment = change.fulfilment ?? row.fulfilment;
  const asked = change.storeNumber !== undefined || row.store_id === null;
  const pickupId = asked ? await storeIdOf(ctx, change.storeNumber) : row.store_id;
  const storeId = fulfilment === 'PICKUP' ? pickupId : null;
  const quantity = change.quantity ?? row.quantity;
  const others = rows.filter(({ id, sku }) => id !== lineId && sku === row.sku);
  const total = others.reduce((sum, other) => sum + other.quantity, quantity);
  if (total > quantityLimit) throw limitError();
  const movesOn = fulfilment !== row.fulfilment || storeId !== row.store_id;
  if (movesOn || quantity > row.quantity) {
    refuseUnobtainable(fulfilment, await supplyOf(ctx, row.sku, pickupId, total), pickupId);
  }
  const twin = others.find((other) => isSame(other, { ...row, fulfilment, storeId }));
  await withTx(ctx.db, async (tx) => {
    await takeCart(tx, cartId);
    if (twin) {
      await tx.deleteFrom('cart_item').where('id', '=', lineId).execute();
      return setQuantity(tx, twin.id, twin.quantity + quantity);
    }
    await tx
      .updateTable('cart_item')
      .set({ quantity, fulfilment, store_id: storeId })
      .where('id', '=', lineId)
      .execute();
  });
}

/** Removes a line; one that is gone already is no error. */
export async function removeLine(ctx: CallContext, lineId: string): Promise<void> {
  const { cartId } = ctx.session.state ?? {};
  if (!cartId) return;
  await withTx(ctx.db, async (tx) => {
    const removed = await tx
      .deleteFrom('cart_item')
      .where('id', '=', lineId)
      .where('cart_id', '=', cartId)
      .returning('id')
      .executeTakeFirst();
    if (removed) await takeCart(tx, cartId);
  });
}

async function findLine(ctx: CallContext, lineId: string) {
  const { cartId } = ctx.session.state ?? {};
  const rows = cartId ? await readLineRows(ctx.db, cartId) : [];
  const row = rows.find(({ id }) => id === lineId);
  if (!row || !cartId) throw new B2cError('error_item_unknown', { status: 404 });
  return { cartId, row, rows };
}

const setQuantity = async (tx: Executor, id: string, quantity: number): Promise<void> => {
  await tx.updateTable('cart_item').set({ quantity }).where('id', '=', id).execute();
};

interface Sameness {
  readonly sku: string;
  readonly fulfilment: Fulfilment;
  readonly storeId: number | null;
  readonly vehicle: SessionVehicle | null;
}

const isSame = (row: LineRow, other: Sameness): boolean =>
  row.sku === other.sku &&
  row.fulfilment === other.fulfilment &&
  row.store_id === other.storeId &&
  row.vehicle?.map.catalogVehicleId === other.vehicle?.map.catalogVehicleId;

async function storeIdOf(ctx: CallContext, number: string | undefined): Promise<number | null> {
  if (number === undefined) return ctx.session.state?.storeId ?? null;
  const site = (await sitesOf(ctx.db, ctx.market)).byNumber(number);
  if (!site) throw new B2cError('error_store_unknown', { field: 'storeNumber' });
  return site.id;
}

/** A line belongs to the shopper's vehicle, unless it was added for none or for another one. */
const vehicleFor = (
  preferred: SessionVehicle | null,
  vehicleId: string | undefined,
): SessionVehicle | null =>
  vehicleId === undefined || [preferred?.map.catalogVehicleId, preferred?.map.vehicleId].includes(vehicleId)
    ? preferred
    : null;

async function supplyOf(
  { db, market, clock, session }: CallContext,
  sku: string,
  storeId: number | null,
  quantity: number,
): Promise<Supply> {
  const { cartId } = session.state ?? {};
  const destination = cartId ? await cartDestination(db, market, cartId) : undefined;
  const place = { storeId, destination };
  const supplies = await supplyFor(db, market, place, [{ sku, quantity }], clock.now());
  const supply = supplies.get(sku);
  if (!supply) throw new B2cError('error_item_unknown', { field: 'skuNumber' });
  return supply;
}

function refuseUnobtainable(
  fulfilment: Fulfilment | undefined,
  supply: Supply,
  storeId: number | null,
): asserts fulfilment is Fulfilment {
  if (fulfilment === 'PICKUP' && storeId === null) throw new B2cError('error_item_no_pickup');
  if (fulfilment && promisedFor(fulfilment, supply.availability) !== null) return;
  const count = mostOf(fulfilment, supply.availability, supply.onHand);
  throw new B2cError('error_item_unavailable', {
    field: 'quantity',
    ...(count > 0 ? { textKey: 'error_item_unavailable_count', params: { count } } : {}),
  });
}

/** How many could be had; 0 when the number would say nothing. */
function mostOf(
  fulfilment: Fulfilment | undefined,
  availability: Availability,
  onHand: ReadonlyMap<number, number>,
): number {
  if (fulfilment === 'PICKUP') return availability.pickup?.quantity ?? 0;
  return Math.max(0, ...onHand.values());
}

const limitError = () => new B2cError('error_quantity_limit', { field: 'quantity', params: { limit: quantityLimit } }); // prettier-ignore
