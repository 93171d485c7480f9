import type { OutputOf } from '@driveline/api/contract';
import { toDecimal } from '@driveline/api';
import { hotSql } from '../db/hotSql.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { localized, type Localized } from '../messages/localized.ts';
import { newId } from '../ops/newId.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { keptName } from '../vehicles/vehicleMap.ts';
import { addLines } from './addLines.ts';
import { takeCart } from './cartStore.ts';
import { deleteLine, findLine } from './changeLine.ts';
import {
  chooseAgain,
  offeredNow,
  offeredOf,
  optionsWire,
  surchargeOf,
  type ChosenOption,
  type OptionRow,
} from '../catalog/partOptions.ts';
import { drawingSql } from '../catalog/drawing.ts';
import { accountOwner, guestOwner } from '../session/savedOwner.ts';

/** So many lines one shopper may put aside. */
const savedLimit = 100;

interface SavedRow {
  id: string;
  sku: string;
  quantity: number;
  vehicle: SessionVehicle | null;
  options: readonly ChosenOption[] | null;
  saved_price_minor: number;
  part_number: string;
  brand: string;
  title: Localized;
  url: string;
  picture: string | null;
  drawing: string;
  price_minor: number;
}

/** Whose list it is: the account's, or this browser's (CART-013). */
export const ownerOf = ({ session }: CallContext): string | undefined => {
  const { customerId, idHash } = session.state ?? {};
  return customerId ? accountOwner(customerId) : idHash && guestOwner(idHash);
};

/** Of what is on a list. */
export const listOwner = (listId: string) => `l:${listId}`;

/** What a guest put aside, and the guest’s lists, belong to the account after the sign-in. */
export async function adoptSavedItems(db: Executor, idHash: string, customerId: string): Promise<void> {
  await db
    .updateTable('saved_item')
    .set({ owner: accountOwner(customerId) })
    .where('owner', '=', guestOwner(idHash))
    .execute();
  await db
    .updateTable('part_list')
    .set({ owner: accountOwner(customerId) })
    .where('owner', '=', guestOwner(idHash))
    .execute();
}

/** Lines that were put aside, the latest first, at today's prices. A part that is not sold any more is left out. */
export async function savedItems(ctx: CallContext): Promise<OutputOf<'cart.saved'>> {
  const { market } = ctx;
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  const rows = await readSaved(ctx);
  return {
    savedItems: rows.map((row) => ({
      savedItemId: row.id,
      skuNumber: row.sku,
      partNumber: row.part_number,
      brandName: row.brand,
      itemDescription: localized(row.title, market),
      productDetailsPageUrl: row.url,
      ...(row.picture && { productImageUrl: row.picture }),
      drawing: row.drawing,
      itemQuantity: row.quantity,
      unitPrice: major(row.price_minor + surchargeOf(row.options)),
      savedPrice: major(row.saved_price_minor),
      vehicleName: row.vehicle && keptName(market, row.vehicle.map),
      options: optionsWire(row.options),
    })),
  };
}

/** CONTENT-032: the same list in few words, as header data carries it; empty while nothing is put aside. */
export async function savedOrderMap(ctx: CallContext): Promise<Record<string, SavedOrder>> {
  const owner = ownerOf(ctx);
  if (!owner || ctx.session.state?.hasSaved === false) return {};
  const rows = await hotSql<{ id: string; sku: string; quantity: number }>(
    ctx.db,
    'saved-order-map',
    `select s.id, s.sku, s.quantity from saved_item s join price r on r.part_id = s.part_id and r.market = s.market
     where s.owner = $1 and s.market = $2 order by s.saved_at desc, s.id`,
    [owner, ctx.market.code],
  );
  return Object.fromEntries(
    rows.map(({ id, sku, quantity }) => [id, { skuNumber: sku, itemQuantity: quantity }]),
  );
}

export interface SavedOrder {
  readonly skuNumber: string;
  readonly itemQuantity: number;
}

async function readSaved(ctx: CallContext): Promise<SavedRow[]> {
  const owner = ownerOf(ctx);
  if (!owner) return [];
  const rows = await hotSql<SavedRow & { offered: OptionRow[] | null }>(
    ctx.db,
    'saved-items',
    `select s.id, s.sku, s.quantity, s.vehicle, s.options, s.price_minor as saved_price_minor, p.part_number,
       b.name as brand, p.title, p.url, p.picture, ${drawingSql} as drawing, ${offeredOf('p')} as offered,
       coalesce(r.sale_minor, r.list_minor) as price_minor
     from saved_item s
     join part p on p.id = s.part_id
     join brand b on b.id = p.brand_id
     join part_type t on t.id = p.part_type_id
     join price r on r.part_id = p.id and r.market = s.market
     where s.owner = $1 and s.market = $2 order by s.saved_at desc, s.id`,
    [owner, ctx.market.code],
  );
  return rows.map(({ offered, ...row }) => ({
    ...row,
    options: offeredNow(row.options, offered, ctx.market.code),
  }));
}

/** Moves a line out of the cart. @throws B2cError error_item_unknown (404), error_saved_limit */
export async function saveLine(ctx: CallContext, lineId: string): Promise<void> {
  const { cartId } = await findLine(ctx, lineId);
  const owner = ownerOf(ctx) ?? '';
  await withTx(ctx.db, async (tx) => {
    await takeCart(tx, cartId);
    const line = await tx
      .selectFrom('cart_item')
      .selectAll()
      .where('id', '=', lineId)
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    if (!line) throw new B2cError('error_item_unknown', { status: 404 });
    const { count } = await tx
      .selectFrom('saved_item')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    if (Number(count) >= savedLimit)
      throw new B2cError('error_saved_limit', { params: { limit: savedLimit } });
    const { market, part_id, sku, quantity, vehicle, options, unit_price_minor } = line;
    await tx
      .insertInto('saved_item')
      .values({
        id: newId(ctx.clock.now()),
        market,
        owner,
        part_id,
        sku,
        quantity,
        vehicle: vehicle ? JSON.stringify(vehicle) : null,
        options: options ? JSON.stringify(options) : null,
        price_minor: unit_price_minor,
        saved_at: ctx.clock.now(),
      })
      .execute();
    await deleteLine(tx, lineId);
  });
}

/**
 * Back into the cart, once, however often it is asked for; with its choices as they are offered now.
 * @throws as `addLines`; error_item_unknown (404), error_option_invalid
 */
export async function moveToCart(ctx: CallContext, id: string): Promise<void> {
  const row = (await readSaved(ctx)).find((each) => each.id === id);
  if (!row) throw new B2cError('error_item_unknown', { status: 404 });
  const { sku, quantity, vehicle } = row;
  const options = await chooseAgain(ctx.db, ctx.market, row);
  await addLines(ctx, [{ sku, quantity, vehicle, options }], async (tx) => {
    if (!(await deleteSaved(tx, ownerOf(ctx), id))) throw new B2cError('error_item_unknown', { status: 404 });
  });
}

/** One that is gone already is no error. */
export const removeSaved = (ctx: CallContext, id: string): Promise<boolean> =>
  deleteSaved(ctx.db, ownerOf(ctx), id);

async function deleteSaved(db: Executor, owner: string | undefined, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('saved_item')
    .where('id', '=', id)
    .where('owner', '=', owner ?? '')
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
