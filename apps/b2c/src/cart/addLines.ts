import { QUANTITY_MAX } from '@driveline/validation';
import type { Insertable } from 'kysely';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import type { CallContext } from '../http/route.ts';
import { lastFulfilment } from '../identity/lastOrder.ts';
import { newId } from '../ops/newId.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { activeCartOf, readLineRows, takeCart, type LineRow } from './cartStore.ts';
import type { StoredFulfilment } from '../availability/fulfilment.ts';
import { unknownFit } from '../ports/fitPort.ts';
import {
  claimsOf,
  isSame,
  limitError,
  lineLimit,
  piecesOf,
  seekerOf,
  storeIdOf,
  vehicleFor,
} from './lineRules.ts';
import { canHave, wayFor } from './shareStock.ts';
import { surchargeOf, type ChosenOption } from '../catalog/partOptions.ts';

export interface Addition {
  readonly sku: string;
  readonly quantity: number;
  readonly storeNumber?: string | undefined;
  readonly fulfilment?: StoredFulfilment | undefined;
  /** Taken where it can be and none is named; default as the last order came. */
  readonly usual?: StoredFulfilment | undefined;
  readonly vehicleId?: string | undefined;
  /** Of a line that is put back or replaced: its own store and vehicle in place of the shopper's. */
  readonly storeId?: number | null | undefined;
  readonly vehicle?: SessionVehicle | null | undefined;
  readonly options?: readonly ChosenOption[] | undefined;
  /** The shopper knows that it may not fit (PLUS-005). */
  readonly acceptsMisfit?: boolean | undefined;
}

/** A line before it is written: everything about it is checked. */
export interface NewLine {
  readonly partId: number;
  readonly sku: string;
  readonly quantity: number;
  readonly fulfilment: StoredFulfilment;
  /** Of a pickup. */
  readonly storeId: number | null;
  readonly vehicle: SessionVehicle | null;
  readonly options: readonly ChosenOption[] | null;
  readonly misfitAccepted: boolean;
}

/**
 * Puts parts into the session's cart, all of them or none; a line of the same part, vehicle, way and options
 * grows (API-066).
 * @param also runs in the same transaction before the lines are written
 * @throws B2cError error_item_unknown, error_item_unavailable, error_quantity_limit, error_store_unknown
 */
export async function addLines(
  ctx: CallContext,
  additions: readonly Addition[],
  also: (tx: Executor, cartId: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { db, session } = ctx;
  const known = session.state?.cartId ?? undefined;
  const rows = known ? await readLineRows(db, known) : [];
  const lines = await checkAdditions(ctx, rows, additions);
  const storeId = await storeIdOf(ctx, additions[0]?.storeNumber);
  await session.ensure();
  await withTx(db, async (tx) => {
    const cartId = known ?? (await createCart(ctx, tx, storeId));
    await takeCart(tx, cartId);
    await also(tx, cartId);
    await putLines(ctx, tx, cartId, lines);
  });
}

/** Stock, fit and way of each part, asked for together. */
export async function checkAdditions(
  ctx: CallContext,
  rows: readonly LineRow[],
  additions: readonly Addition[],
): Promise<NewLine[]> {
  const wanted = new Map<string, number>();
  for (const { sku, quantity } of additions) {
    wanted.set(sku, (wanted.get(sku) ?? piecesOf(rows, sku)) + quantity);
  }
  if ([...wanted.values()].some((pieces) => pieces > QUANTITY_MAX)) throw limitError();
  const [first] = additions;
  const storeId = first?.storeId ?? (await storeIdOf(ctx, first?.storeNumber));
  const otherLines = rows.filter(({ sku }) => wanted.has(sku)).map((row) => seekerOf(row, storeId));
  const present = await claimsOf(ctx, otherLines);
  const asked = additions.map((addition, index) => ({ ...addition, id: `${index}`, storeId }));
  const wishes = await claimsOf(ctx, asked);
  const vehicle = first?.vehicle ?? vehicleFor(ctx.session.state?.vehicle ?? null, first?.vehicleId);
  const fits = await ctx.services.fit.verdicts(ctx.db, ctx.market, vehicle, [...wanted.keys()]);
  const last = additions.every(({ fulfilment }) => fulfilment) ? undefined : await lastFulfilment(ctx);
  return wishes.map(({ usual = last, fulfilment: named, ...addition }) => {
    const isUsual = !named && usual && canHave(present, { ...addition, fulfilment: usual });
    const fulfilment = wayFor(present, { ...addition, fulfilment: isUsual ? usual : named }, storeId);
    present.push({ ...addition, fulfilment });
    const { state } = fits.get(addition.sku) ?? unknownFit;
    return {
      partId: addition.partId,
      sku: addition.sku,
      quantity: addition.quantity,
      fulfilment,
      storeId: fulfilment === 'PICKUP' ? storeId : null,
      vehicle: state === 'UNIVERSAL' ? null : vehicle,
      options: addition.options ?? null,
      misfitAccepted: state === 'DOES_NOT_FIT' && addition.acceptsMisfit === true,
    };
  });
}

/**
 * Writes lines into a cart that the transaction has taken, by what stands in it now: another tab may have
 * written since.
 */
export async function putLines(
  ctx: CallContext,
  tx: Executor,
  cartId: string,
  lines: readonly NewLine[],
): Promise<void> {
  const rows = await readLineRows(tx, cartId);
  let next = rows.reduce((highest, { line }) => Math.max(highest, line), 0);
  let count = rows.length;
  for (const line of lines) {
    if (piecesOf(rows, line.sku) + line.quantity > QUANTITY_MAX) throw limitError();
    const same = rows.find((row) => isSame(row, line));
    if (same) {
      same.quantity += line.quantity;
      same.misfit_accepted ||= line.misfitAccepted;
      await growLine(tx, same.id, same);
    } else {
      if (++count > lineLimit) throw limitError();
      await insertLine(ctx, tx, cartId, ++next, line);
    }
  }
}

async function insertLine(
  { market, clock }: CallContext,
  tx: Executor,
  cartId: string,
  number: number,
  line: NewLine,
): Promise<void> {
  const { list_minor, sale_minor, core_minor } = await tx
    .selectFrom('price')
    .select(['list_minor', 'sale_minor', 'core_minor'])
    .where('market', '=', market.code)
    .where('part_id', '=', line.partId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('cart_item')
    .values({
      id: newId(clock.now()),
      cart_id: cartId,
      market: market.code,
      line: number,
      part_id: line.partId,
      sku: line.sku,
      quantity: line.quantity,
      fulfilment: line.fulfilment,
      store_id: line.storeId,
      unit_price_minor: (sale_minor ?? list_minor) + surchargeOf(line.options),
      list_price_minor: list_minor + surchargeOf(line.options),
      core_minor,
      vehicle: line.vehicle ? JSON.stringify(line.vehicle) : null,
      options: line.options ? JSON.stringify(line.options) : null,
      misfit_accepted: line.misfitAccepted,
    })
    .execute();
}

/** A line that took another one in; a yes to a misfit that was said for either holds for both. */
export const growLine = async (
  tx: Executor,
  id: string,
  { quantity, misfit_accepted }: Pick<LineRow, 'quantity' | 'misfit_accepted'>,
): Promise<void> => {
  await tx.updateTable('cart_item').set({ quantity, misfit_accepted }).where('id', '=', id).execute();
};

async function createCart(ctx: CallContext, tx: Executor, storeId: number | null): Promise<string> {
  const { market, session, clock } = ctx;
  const { idHash, customerId, detail } = await session.ensure(tx);
  // Two tabs, or two devices of a customer, put their first part in at once: the second finds the cart of the first.
  const id =
    (await currentCart(tx, market.code, idHash, customerId)) ??
    (await insertCart(tx, {
      id: newId(clock.now()),
      market: market.code,
      session_id_hash: idHash,
      customer_id: customerId,
      store_id: storeId,
      postal_code: detail.ownPostalCode ?? null,
    }));
  await session.update({ cartId: id }, tx);
  return id;
}

async function currentCart(
  tx: Executor,
  market: string,
  idHash: string,
  customerId: string | null,
): Promise<string | undefined> {
  if (customerId) {
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    return (await activeCartOf(tx, market, customerId))?.id;
  }
  const { cart_id } = await tx
    .selectFrom('session')
    .select('cart_id')
    .where('id_hash', '=', idHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return cart_id ?? undefined;
}

async function insertCart(tx: Executor, row: Insertable<DB['cart']>): Promise<string> {
  await tx.insertInto('cart').values(row).execute();
  return row.id;
}
