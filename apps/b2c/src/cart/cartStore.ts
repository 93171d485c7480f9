import type { Address } from '@driveline/api/contract';
import { sql, type Selectable, type Updateable } from 'kysely';
import { hotSql } from '../db/hotSql.ts';
import type { DB } from '../db/schema.ts';
import type { Localized } from '../messages/localized.ts';
import type { Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { SessionVehicle } from '../ports/session.ts';
import type { StoredFulfilment } from '../availability/fulfilment.ts';
import {
  offeredNow,
  offeredOf,
  surchargeOf,
  type ChosenOption,
  type OptionRow,
} from '../catalog/partOptions.ts';
import { drawingSql } from '../catalog/drawing.ts';
import { unitOfSaleSql, type UnitOfSale } from '../catalog/unitOfSale.ts';

export type CartRow = Selectable<DB['cart']>;

/** A line with what the catalogue says of it now. */
export interface LineRow {
  id: string;
  line: number;
  part_id: number;
  sku: string;
  quantity: number;
  fulfilment: StoredFulfilment;
  store_id: number | null;
  /** What the shopper saw last. */
  unit_price_minor: number;
  core_minor: number;
  vehicle: SessionVehicle | null;
  misfit_accepted: boolean;
  options: readonly ChosenOption[] | null;
  /** What may be chosen for the part now. */
  offered: readonly OptionRow[] | null;
  part_number: string;
  brand: string;
  brand_slug: string;
  path: string;
  title: Localized;
  url: string;
  picture: string | null;
  drawing: string;
  unit: UnitOfSale;
  list_minor: number;
  sale_minor: number | null;
  current_core_minor: number;
}

/** Each by its name: a prepared `select *` fails as soon as the next build's migration adds a column. */
const cartColumns: Readonly<Record<keyof CartRow, true>> = {
  id: true,
  market: true,
  session_id_hash: true,
  customer_id: true,
  status: true,
  version: true,
  store_id: true,
  postal_code: true,
  promo_codes: true,
  contact: true,
  pickup_person: true,
  delivery: true,
  payment: true,
  invoice: true,
  checkout_version: true,
  order_id: true,
  terms_seen: true,
  accounts: true,
  created_at: true,
  updated_at: true,
};
const cartRead = `select ${Object.keys(cartColumns).join(', ')} from cart where id = $1`;

export async function readCartRow(db: Executor, id: string): Promise<CartRow | undefined> {
  const [row] = await hotSql<CartRow>(db, 'cart-read', cartRead, [id]);
  return row;
}

/** The one cart of a customer in a market that is open or being bought. */
export const activeCartOf = (
  db: Executor,
  market: string,
  customerId: string,
): Promise<Pick<CartRow, 'id' | 'status' | 'store_id'> | undefined> =>
  db
    .selectFrom('cart')
    .select(['id', 'status', 'store_id'])
    .where('customer_id', '=', customerId)
    .where('market', '=', market)
    .where('status', 'in', ['OPEN', 'COMMITTING'])
    .executeTakeFirst();

/**
 * A part that the market stopped selling drops out of the cart by the join. What is chosen for a line is in its prices, at
 * today's surcharges.
 */
export async function readLineRows(db: Executor, cartId: string): Promise<LineRow[]> {
  const rows = await hotSql<LineRow & { market: string }>(
    db,
    'cart-lines',
    `select i.id, i.line, i.part_id, i.sku, i.quantity, i.fulfilment, i.store_id, i.unit_price_minor, i.core_minor,
       i.vehicle, i.misfit_accepted, i.options, p.part_number, b.name as brand, b.slug as brand_slug, t.path, p.title,
       p.url, p.picture, ${drawingSql} as drawing, ${unitOfSaleSql} as unit, i.market, ${offeredOf('p')} as offered,
       r.list_minor, r.sale_minor, r.core_minor as current_core_minor
     from cart_item i
     join part p on p.id = i.part_id
     join brand b on b.id = p.brand_id
     join part_type t on t.id = p.part_type_id
     join price r on r.part_id = p.id and r.market = i.market
     where i.cart_id = $1 order by i.line`,
    [cartId],
  );
  return rows.map(({ market, ...row }) => {
    const options = offeredNow(row.options, row.offered, market);
    const more = surchargeOf(options);
    const sale_minor = row.sale_minor === null ? null : row.sale_minor + more;
    return { ...row, options, list_minor: row.list_minor + more, sale_minor };
  });
}

export async function readAddresses(
  db: Executor,
  cartId: string,
): Promise<{ shipping: Address | null; billing: Address | null }> {
  const rows = await db.selectFrom('cart_address').selectAll().where('cart_id', '=', cartId).execute();
  const of = (kind: string) =>
    (rows.find((row) => row.kind === kind)?.address as Address | undefined) ?? null;
  return { shipping: of('SHIPPING'), billing: of('BILLING') };
}

export const dropAddress = async (
  tx: Executor,
  cartId: string,
  kind: 'SHIPPING' | 'BILLING',
): Promise<void> => {
  await tx.deleteFrom('cart_address').where('cart_id', '=', cartId).where('kind', '=', kind).execute();
};

/**
 * Takes the cart for a change and counts its version up.
 * @throws B2cError error_order_changed (409) or error_busy (503), see `notOpen`
 */
export async function takeCart(
  tx: Executor,
  cartId: string,
  change: Updateable<DB['cart']> = {},
): Promise<CartRow> {
  const row = await tx
    .updateTable('cart')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', cartId)
    .where('status', '=', 'OPEN')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await notOpen(tx, cartId);
  return row;
}

/**
 * Why a cart cannot be changed. While its order is being placed this very moment it says so with 7083 and for how
 * long: a repeat finds the cart free again, or the order placed (API-023). Else it was bought, or the bank's page is
 * open, which may take minutes.
 */
export async function notOpen(db: Executor, cartId: string): Promise<B2cError> {
  const running = await db
    .selectFrom('payment')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('status', '=', 'STARTED')
    .executeTakeFirst();
  return running
    ? new B2cError('error_busy', { status: 503, code: '7083', textKey: 'error_order_running', retryAfter: 2 })
    : new B2cError('error_order_changed', { status: 409 });
}

/** What the shopper saw last is what is charged now, or the cart changes first (CART-052). */
export async function rememberPrices(tx: Executor, rows: readonly LineRow[]): Promise<void> {
  for (const row of rows) {
    await tx
      .updateTable('cart_item')
      .set({
        unit_price_minor: row.sale_minor ?? row.list_minor,
        list_price_minor: row.list_minor,
        core_minor: row.current_core_minor,
        // A process of the release before prices a line by the surcharges in it.
        ...(row.options && { options: JSON.stringify(row.options) }),
      })
      .where('id', '=', row.id)
      .execute();
  }
}

/**
 * Notes what the shopper is about to see of an open cart.
 * @returns false when the cart or what was noted of it has changed since it was read; then nothing was noted
 */
export async function rememberTerms(
  tx: Executor,
  read: CartRow,
  seen: { readonly version: number; readonly terms_seen: string[] },
): Promise<boolean> {
  const noted = await tx
    .updateTable('cart')
    .set({ ...seen, ...(seen.version > read.version && { updated_at: sql<Date>`now()` }) })
    .where('id', '=', read.id)
    .where('status', '=', 'OPEN')
    .where('version', '=', read.version)
    .where('terms_seen', '=', sql.val(read.terms_seen))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export const priceMoved = (row: LineRow): boolean =>
  row.unit_price_minor !== (row.sale_minor ?? row.list_minor) || row.core_minor !== row.current_core_minor;
