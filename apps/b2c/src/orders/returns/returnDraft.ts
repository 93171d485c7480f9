import type { ReturnReason } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { earliestToday } from '../../clock/calendarDate.ts';
import { B2cError } from '../../http/errors.ts';
import { dayText } from '../../messages/whenText.ts';
import { amountsOf, piecesMinor, type OrderAmounts } from '../money/orderAmounts.ts';
import type { OrderRows } from '../orderRows.ts';
import { returnTermsOf } from './returnTerms.ts';

type Item = OrderRows['items'][number];
export type Returning = Pick<OrderRows, 'order' | 'shipments' | 'items' | 'events'>;

export interface ReturnLine {
  readonly itemId: string;
  readonly quantity: number;
  /** Absent when only the old part comes back. */
  readonly reason?: ReturnReason | undefined;
  readonly note?: string | undefined;
}

/** One line of a return with what is refunded for it. */
export interface ReturnItem {
  readonly item: Item;
  readonly returns: 'PART' | 'CORE';
  readonly quantity: number;
  /** For the pieces, tax included; 0 of a core. */
  readonly partsMinor: number;
  readonly taxMinor: number;
  /** Deposit that goes back for each of them. */
  readonly coreMinor: number;
  readonly reason: ReturnReason | null;
  readonly note: string | null;
}

interface Setting {
  readonly market: Market;
  readonly now: Date;
}

/**
 * What a wish to return pieces comes to.
 * @throws B2cError error_return_item_unknown, error_return_too_early, error_return_too_late, error_return_quantity
 */
export function returnItems(setting: Setting, rows: Returning, lines: readonly ReturnLine[]): ReturnItem[] {
  const amounts = amountsOf(rows);
  const seen = new Map<string, Item>();
  return lines.flatMap((line) => {
    const item = seen.get(line.itemId) ?? itemOf(rows, line.itemId);
    const terms = returnTermsOf(setting.market, setting.now, rows, item);
    check(setting, line, terms.returnBy, terms.returnable);
    const made = partItems(amounts, item, line);
    const cores = made.reduce((sum, { coreMinor, quantity }) => sum + (coreMinor > 0 ? quantity : 0), 0);
    // The same item may come twice, for two reasons.
    seen.set(item.id, {
      ...item,
      returned_count: item.returned_count + line.quantity,
      core_returned_count: item.core_returned_count + cores,
    });
    return made;
  });
}

/** @throws as `returnItems`, and error_return_core_none */
export function coreItems(setting: Setting, rows: Returning, line: ReturnLine): ReturnItem[] {
  const item = itemOf(rows, line.itemId);
  if (item.core_minor === 0) throw new B2cError('error_return_core_none', { field: item.id });
  const terms = returnTermsOf(setting.market, setting.now, rows, item);
  check(setting, line, terms.coreReturnBy, terms.coreReturnable);
  const { quantity } = line;
  return [
    {
      item,
      returns: 'CORE',
      quantity,
      partsMinor: 0,
      taxMinor: 0,
      coreMinor: item.core_minor,
      reason: null,
      note: null,
    },
  ];
}

/** Everything that can be returned now, for one reason. */
export function wholeReturn(setting: Setting, rows: Returning, reason: ReturnReason): ReturnLine[] {
  const lines = rows.items.map((item) => ({
    itemId: item.id,
    quantity: returnTermsOf(setting.market, setting.now, rows, item).returnable,
    reason,
  }));
  const some = lines.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) throw new B2cError('error_return_quantity', { params: { count: 0 } });
  // With nothing left the first line says why.
  return some.length > 0 ? some : lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
}

function itemOf({ items }: Returning, id: string): Item {
  const item = items.find((each) => each.id === id);
  if (!item) throw new B2cError('error_return_item_unknown', { status: 404, field: id });
  return item;
}

function check({ market, now }: Setting, line: ReturnLine, until: string | null, left: number): void {
  const field = line.itemId;
  if (until === null) throw new B2cError('error_return_too_early', { field });
  if (earliestToday(market, now) > until) {
    throw new B2cError('error_return_too_late', { field, params: { date: dayText(market, until) } });
  }
  if (line.quantity > left) throw new B2cError('error_return_quantity', { field, params: { count: left } });
}

/** Pieces whose deposit was given back before, for their old part, come back without it. */
function partItems(amounts: OrderAmounts, item: Item, { quantity, reason, note }: ReturnLine): ReturnItem[] {
  const withDeposit = item.core_minor > 0 ? Math.min(quantity, item.quantity - item.core_returned_count) : 0;
  const whole = amounts.lines.get(item.id)?.partsMinor ?? 0;
  let from = item.returned_count;
  const made: ReturnItem[] = [];
  for (const [count, coreMinor] of [
    [withDeposit, item.core_minor],
    [quantity - withDeposit, 0],
  ] as const) {
    if (count === 0) continue;
    const to = from + count;
    made.push({
      item,
      returns: 'PART',
      quantity: count,
      partsMinor: piecesMinor(whole, item.quantity, from, to),
      taxMinor: piecesMinor(item.tax_minor, item.quantity, from, to),
      coreMinor,
      reason: reason ?? null,
      note: note || null,
    });
    from = to;
  }
  return made;
}
