import type { OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { serialNumber } from '@driveline/validation';
import { soldTitle } from '../catalog/soldTitle.ts';
import { earliestToday, type CalendarDate } from '../clock/calendarDate.ts';
import { B2cError } from '../http/errors.ts';
import { textOf } from '../messages/index.ts';
import { route, type CallContext, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { requireCustomer } from '../identity/customer.ts';
import { findWarranties, readWarranty, type WarrantyItemRow, type WarrantyRow } from './warrantyStore.ts';
import { warrantyState } from './warrantyStatus.ts';

type Answer = OutputOf<'warranties.list'>;

const pageSize = 10;
const pageSizeLimit = 50;

/** API-113, ACCT-050 to ACCT-052. */
export function warrantyRoutes(app: B2cApp): void {
  route(app, 'warranties.list', list);
  route(app, 'warranties.detail', async (ctx) => one(ctx, await own(ctx, ctx.input.params.warrantyId)));
  route(app, 'warranties.item', async (ctx) => {
    const { warrantyId, warrantyItemId } = ctx.input.params;
    return one(ctx, itemOf(await own(ctx, warrantyId), warrantyItemId));
  });
  route(app, 'warranties.setSerial', setSerial);
}

async function list(ctx: RouteContext<'warranties.list'>): Promise<Answer> {
  const { db, market, clock, input } = ctx;
  const { id } = await requireCustomer(ctx);
  const { searchText = '', status, pageNumber, maxResult } = input.query ?? {};
  const today = earliestToday(market, clock.now());
  const found = await findWarranties(
    db,
    { customerId: id, today, search: searchText.trim(), status },
    { page: whole(pageNumber, 1, 10_000), size: whole(maxResult, pageSize, pageSizeLimit) },
  );
  const itemsOf = (row: WarrantyRow) => found.items.filter(({ warranty_id }) => warranty_id === row.id);
  const warranties = found.rows.map((row) => toWire(market, today, row, itemsOf(row)));
  return { warranties, totalCount: found.totalCount };
}

const whole = (text: string | undefined, otherwise: number, most: number): number => {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : otherwise;
  return Math.min(Math.max(number, 1), most);
};

const unknown = () => new B2cError('error_warranty_unknown');

interface Found {
  readonly row: WarrantyRow;
  readonly items: readonly WarrantyItemRow[];
}

async function own(ctx: CallContext, id: string): Promise<Found> {
  const customer = await requireCustomer(ctx);
  const found = await readWarranty(ctx.db, customer.id, id);
  if (!found) throw unknown();
  return found;
}

function itemOf({ row, items }: Found, itemId: string): Found {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw unknown();
  return { row, items: [item] };
}

function one({ market, clock }: CallContext, { row, items }: Found): Answer {
  return { warranties: [toWire(market, earliestToday(market, clock.now()), row, items)], totalCount: 1 };
}

/** ACCT-052, VALID-023: only a part that carries a serial number takes one. */
async function setSerial(ctx: RouteContext<'warranties.setSerial'>): Promise<Answer> {
  const { warrantyId, warrantyItemId } = ctx.input.params;
  const found = itemOf(await own(ctx, warrantyId), warrantyItemId);
  const typed = ctx.input.body.serialNumber?.trim().toUpperCase() || null;
  const isWrong = typed !== null && serialNumber(typed) !== undefined;
  if (isWrong || (typed !== null && !found.items[0]?.has_serial)) {
    throw new B2cError('error_serial_invalid', { field: 'serialNumber', params: { example: 'SN20264471' } });
  }
  await ctx.db
    .updateTable('warranty_item')
    .set({ serial_number: typed })
    .where('id', '=', warrantyItemId)
    .where('warranty_id', '=', warrantyId)
    .execute();
  return one(ctx, { ...found, items: found.items.map((item) => ({ ...item, serial_number: typed })) });
}

function toWire(
  market: Market,
  today: CalendarDate,
  row: WarrantyRow,
  items: readonly WarrantyItemRow[],
): Answer['warranties'][number] {
  const text = textOf(market);
  return {
    warrantyId: row.id,
    date: row.bought_on,
    storeNumber: row.store_number ?? '',
    receiptNumber: row.receipt_number,
    items: items.map((item) => ({
      warrantyItemId: item.id,
      itemDescription: soldTitle(market, item, item.locale),
      partNumber: item.part_number,
      brandName: item.brand,
      itemQuantity: item.quantity,
      startDate: item.starts_on,
      endDate: item.ends_on,
      ...warrantyState(item.ends_on, item.voided_on, today),
      coverage: text('warranties.coverage', { months: item.months }),
      terms: text('warranties.terms'),
      vehicleName: item.vehicle_name,
      productDetailsPageUrl: item.product_url ?? '',
      drawing: item.drawing ?? '',
      hasSerialNumber: item.has_serial,
      serialNumber: item.serial_number,
    })),
  };
}
