import { QUANTITY_MAX } from '@driveline/validation';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { chooseOptions, partOptionsNow } from '../catalog/partOptions.ts';
import { checkAdditions, growLine, putLines, type NewLine } from './addLines.ts';
import { readLineRows, takeCart, type LineRow } from './cartStore.ts';
import type { StoredFulfilment } from '../availability/fulfilment.ts';
import {
  claimsOf,
  isSame,
  limitError,
  lineUnknown,
  piecesOf,
  samenessOf,
  seekerOf,
  storeIdOf,
} from './lineRules.ts';
import { canHave, wayFor } from './shareStock.ts';

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly fulfilment?: StoredFulfilment | undefined;
  readonly storeNumber?: string | undefined;
  /** Pieces beside `quantity` that go another way (PLUS-062). */
  readonly rest?: { readonly quantity: number; readonly fulfilment: StoredFulfilment } | undefined;
}

/**
 * Changes quantity or way of a line; it joins a line that it becomes equal to, and is removed by a quantity of 0.
 * @throws B2cError error_item_unknown (404), error_item_unavailable, error_quantity_limit, error_store_unknown
 */
export async function changeLine(ctx: CallContext, lineId: string, change: LineChange): Promise<void> {
  const { cartId, row, rows } = await findLine(ctx, lineId);
  if (change.quantity === 0) return removeLine(ctx, lineId);
  const chosenId = await storeIdOf(ctx, change.storeNumber);
  const { fulfilment, pickupId, storeId } = wayOf(row, change, chosenId);
  const quantity = change.quantity ?? row.quantity;
  const pieces = piecesOf(rows, row.sku) - row.quantity + quantity + (change.rest?.quantity ?? 0);
  if (pieces > QUANTITY_MAX) throw limitError();
  const rest = change.rest && restOf(row, change.rest, pickupId);
  if (rest || fulfilment !== row.fulfilment || storeId !== row.store_id || quantity > row.quantity) {
    const asked = { ...seekerOf(row, pickupId), quantity, fulfilment, storeId: pickupId };
    const otherLines = rows.filter(({ id, sku }) => sku === row.sku && id !== lineId);
    const [wish, ...others] = await claimsOf(ctx, [
      asked,
      ...otherLines.map((other) => seekerOf(other, pickupId)),
    ]);
    if (!wish) throw lineUnknown();
    wayFor(others, { ...wish, isSplittable: true }, pickupId);
    const left = rest && { ...wish, id: 'rest', quantity: rest.quantity, fulfilment: rest.fulfilment };
    // What was offered is gone meanwhile: another change of the line says what there is.
    if (left && !canHave([...others, wish], left)) {
      throw new B2cError('error_item_unavailable', { field: 'quantity' });
    }
  }
  await withTx(ctx.db, async (tx) => {
    await takeCart(tx, cartId);
    // As it stands now that nobody else can write: another tab may have changed or removed it.
    const now = await readLineRows(tx, cartId);
    const own = lineIn(now, lineId);
    const way = wayOf(own, change, chosenId);
    const count = change.quantity ?? own.quantity;
    if (piecesOf(now, own.sku) - own.quantity + count > QUANTITY_MAX) throw limitError();
    const twin = now.find(
      (other) =>
        other.id !== lineId &&
        isSame(other, { ...samenessOf(own), fulfilment: way.fulfilment, storeId: way.storeId }),
    );
    if (twin) {
      await deleteLine(tx, lineId);
      const misfit_accepted = twin.misfit_accepted || own.misfit_accepted;
      await growLine(tx, twin.id, { quantity: twin.quantity + count, misfit_accepted });
    } else {
      await tx
        .updateTable('cart_item')
        .set({ quantity: count, fulfilment: way.fulfilment, store_id: way.storeId })
        .where('id', '=', lineId)
        .execute();
    }
    if (rest) await putLines(ctx, tx, cartId, [rest]);
  });
}

/** Pieces of a line that become another one. */
const restOf = (
  { part_id, sku, vehicle, options, misfit_accepted }: LineRow,
  { quantity, fulfilment }: NonNullable<LineChange['rest']>,
  pickupId: number | null,
): NewLine => ({
  partId: part_id,
  sku,
  quantity,
  fulfilment,
  storeId: fulfilment === 'PICKUP' ? pickupId : null,
  vehicle,
  options,
  misfitAccepted: misfit_accepted,
});

/** How a line travels after a change: what the change does not name stays as the line has it. */
function wayOf(
  line: LineRow,
  { fulfilment = line.fulfilment, storeNumber }: LineChange,
  chosenId: number | null,
): { fulfilment: StoredFulfilment; pickupId: number | null; storeId: number | null } {
  const pickupId = storeNumber === undefined ? (line.store_id ?? chosenId) : chosenId;
  return { fulfilment, pickupId, storeId: fulfilment === 'PICKUP' ? pickupId : null };
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

/**
 * API-106: another part in place of a line's, with the line's quantity and vehicle, its way if the new part can have it and
 * else the part's own. Nothing changes when the new part cannot be had (CART-014).
 * @throws B2cError error_item_unknown (404), error_item_unavailable, error_quantity_limit
 */
export async function swapLine(ctx: CallContext, lineId: string, sku: string): Promise<void> {
  const { cartId, row, rows } = await findLine(ctx, lineId);
  if (row.sku === sku) return;
  const { quantity } = row;
  const pickupId = row.store_id ?? (await storeIdOf(ctx, undefined));
  const offered = row.options ? await partOptionsNow(ctx.db, ctx.market, sku) : [];
  const options = row.options && offered.length > 0 ? chooseOptions(offered, row.options) : undefined;
  const [line] = await checkAdditions(ctx, rows, [
    { sku, quantity, usual: row.fulfilment, storeId: pickupId, vehicle: row.vehicle, options },
  ]);
  if (!line) throw lineUnknown();
  await withTx(ctx.db, async (tx) => {
    await takeCart(tx, cartId);
    const own = lineIn(await readLineRows(tx, cartId), lineId);
    await deleteLine(tx, lineId);
    await putLines(ctx, tx, cartId, [{ ...line, quantity: own.quantity }]);
  });
}

export const deleteLine = async (tx: Executor, id: string): Promise<void> => {
  await tx.deleteFrom('cart_item').where('id', '=', id).execute();
};

/** A line of the session's cart. @throws B2cError error_item_unknown (404), also for somebody else's */
export async function findLine(ctx: CallContext, lineId: string) {
  const { cartId } = ctx.session.state ?? {};
  const rows = cartId ? await readLineRows(ctx.db, cartId) : [];
  if (!cartId) throw lineUnknown();
  return { cartId, row: lineIn(rows, lineId), rows };
}

export function lineIn(rows: readonly LineRow[], id: string): LineRow {
  const row = rows.find((each) => each.id === id);
  if (!row) throw lineUnknown();
  return row;
}
