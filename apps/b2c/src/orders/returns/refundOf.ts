import { toDecimal } from '@driveline/api';
import type { OrderRefund } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { neverPaidMinor } from '../money/paymentAccounts.ts';
import { allocate, PaymentAmountError } from '../../payments/settle/allocate.ts';
import type { OrderRows } from '../orderRows.ts';
import { dayAfter } from './returnTerms.ts';
import { returnDays } from '../../catalog/returnDays.ts';

type Tender = OrderRows['tenders'][number];

/**
 * What goes back or is released, to what, and when (PLUS-024): of a return its amount, of an order what was cancelled. A day that
 * passed without it is none to promise: it is counted from now then, as if it were handed in or asked for today.
 */
export function refundOf(market: Market, rows: OrderRows, now: Date): OrderRefund | undefined {
  const { order, steps, payments } = rows;
  const own = steps.filter(({ kind, status }) => kind !== 'CAPTURE' && status !== 'FAILED');
  if (order.type === 'RETURN' && own.length === 0) {
    if (order.status === 'CANCELLED') return undefined;
    const date = dayAhead(market, new Date(order.placed_at), returnDays.onTheWay + returnDays.refund, now);
    const parts = splitOf(rows, 'refund', order.total_minor, []);
    return { ...amounts(market, order.total_minor, parts), date, isPaid: false };
  }
  if (own.length === 0) return undefined;
  const unpaidMinor = neverPaidMinor(payments);
  const amountMinor = own.reduce((sum, { amount_minor }) => sum + amount_minor, 0) - unpaidMinor;
  // Nobody paid the voucher: only what cards of ours had promised is theirs again.
  if (unpaidMinor > 0 && amountMinor <= 0) return undefined;
  // Of an order that waited in vain, what was to be paid later gets nothing.
  const paidBy = unpaidMinor > 0 ? rows.tenders.filter(({ kind }) => kind !== 'GATEWAY') : rows.tenders;
  const given = { ...rows, tenders: paidBy };
  const voids = own.filter(({ kind }) => kind === 'VOID');
  const refunds = own.filter(({ kind }) => kind !== 'VOID');
  const voidMinor = voids.reduce((sum, { amount_minor }) => sum + amount_minor, 0) - unpaidMinor;
  const held = new Map(
    splitOf(given, 'void', voidMinor, voids.map(keyOf)).filter(([tender]) => isHeld(tender)),
  );
  const heldMinor = [...held.values()].reduce((sum, part) => sum + part, 0);
  const back = splitOf(given, refunds.length === 0 ? 'void' : 'refund', amountMinor, own.map(keyOf))
    .map(([tender, part]) => [tender, part - (held.get(tender) ?? 0)] as const)
    .filter(([, part]) => part > 0);
  const isHeldAlone = heldMinor === voidMinor && refunds.length > 0;
  const { date, isDone: isPaid } = whenDone(market, isHeldAlone ? refunds : own, now);
  return {
    ...amounts(market, amountMinor, back),
    ...(heldMinor > 0 && { hold: holdOf(market, heldMinor, whenDone(market, voids, now)) }),
    date,
    isPaid,
  };
}

/** The day on which the last of the steps was done, or on which it will be. */
function whenDone(market: Market, steps: OrderRows['steps'], now: Date) {
  const last = steps.at(-1)!;
  const open = steps.find(({ status }) => status !== 'DONE');
  if (!open && last.done_at) return { date: dayAfter(market, new Date(last.done_at), 0), isDone: true };
  const from = new Date((open ?? last).created_at);
  return { date: dayAhead(market, from, returnDays.refund, now), isDone: !open };
}

const holdOf = ({ currency }: Market, minor: number, { date, isDone }: ReturnType<typeof whenDone>) => ({
  amount: toDecimal(minor, currency.minorDigits),
  date,
  isReleased: isDone,
});

const keyOf = ({ shipment_id, event }: OrderRows['steps'][number]) => `${shipment_id}:${event}`;

/** Until it is captured, a card is charged nothing; what was paid at once, as by Pix, is there already. */
const isHeld = ({ kind, is_prepaid }: Tender) => kind === 'GATEWAY' && !is_prepaid;

function dayAhead(market: Market, from: Date, days: number, now: Date): string {
  const planned = dayAfter(market, from, days);
  return planned < dayAfter(market, now, 0) ? dayAfter(market, now, days) : planned;
}

type Part = readonly [tender: Tender, minor: number];

function amounts(market: Market, amountMinor: number, parts: readonly Part[]) {
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  const tenders = parts.map(([{ method, card_type, last_four }, part]) => ({
    paymentMethod: method,
    cardType: card_type ?? '',
    lastFour: last_four ?? '',
    amount: major(part),
  }));
  return { amount: major(amountMinor), ...(tenders.length > 0 ? { tenders } : {}) };
}

/** The tenders that get it with the part of each: as it was moved, as the one can only be, or as it will be moved. */
function splitOf(
  { tenders, moves }: OrderRows,
  move: 'void' | 'refund',
  amountMinor: number,
  keys: readonly string[],
): Part[] {
  const [only] = tenders;
  if (only && tenders.length === 1) return [[only, amountMinor]];
  const moved = tenders.flatMap((tender) => {
    const own = moves.filter((move) => move.tender_id === tender.id && move.status !== 'FAILED');
    const part = own
      .filter(({ key }) => keys.includes(key ?? ''))
      .reduce((sum, { amount_minor }) => sum + (amount_minor ?? 0), 0);
    return part > 0 ? [[tender, part] as const] : [];
  });
  if (moved.length > 0) return moved;
  try {
    return allocate(move, tenders, amountMinor).map(({ tender, amountMinor: part }) => [tender, part]);
  } catch (error) {
    // Nothing was captured yet, or it was paid in a way that is not in these books.
    if (error instanceof PaymentAmountError) return [];
    throw error;
  }
}
