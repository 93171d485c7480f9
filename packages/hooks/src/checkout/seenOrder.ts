import { toMinor, type Address, type CheckoutState } from '@driveline/api';
import { orderLines } from '../cart/miniCartSummary.ts';
import { orderTotals } from '../models/orderTotals.ts';
import type { ShopMoney } from '../models/shopMoney.ts';

/**
 * What the last look before an order shows, in few words. The page sends it along with the order, so that a cart that
 * changed meanwhile can say what changed, with and without script (PLUS-065). Amounts are minor units.
 */
export interface SeenOrder {
  readonly lines: readonly SeenLine[];
  /** What each promo code saves. */
  readonly codes: Readonly<Record<string, number>>;
  readonly discount: number;
  readonly delivery: number;
  readonly deposit: number;
  readonly tax: number;
  readonly total: number;
  /** Who gets it, and where. */
  readonly to: string;
  /** What pays. */
  readonly by: string;
}

export interface SeenLine {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  readonly unit: number;
}

/** One thing that is not as it was seen. Amounts are minor units. */
export type OrderChange =
  | { readonly kind: 'added' | 'removed'; readonly title: string; readonly quantity: number }
  | {
      readonly kind: 'quantity' | 'price';
      readonly title: string;
      readonly before: number;
      readonly now: number;
    }
  | { readonly kind: 'code'; readonly title: string; readonly before: number; readonly now: number }
  | { readonly kind: OrderAmount; readonly before: number; readonly now: number }
  | { readonly kind: 'contact' | 'payment' };

export type OrderAmount = 'discount' | 'delivery' | 'deposit' | 'tax' | 'total';

/** What the page shows of an order that may be placed now. */
export function seenOrder(state: CheckoutState, market: ShopMoney): SeenOrder {
  const { cart, contact, shippingAddress, paymentMethodInfo, giftCardList } = state;
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const totals = orderTotals(cart, market);
  const codes = (cart.promotions ?? []).flatMap(({ promoCode, discount }) =>
    promoCode === null ? [] : [[promoCode, minor(discount)] as const],
  );
  return {
    lines: orderLines(cart).map(({ commerceItemId, itemDescription, itemQuantity, unitPrice }) => ({
      id: commerceItemId,
      title: itemDescription,
      quantity: itemQuantity,
      unit: minor(unitPrice),
    })),
    codes: Object.fromEntries(codes),
    discount: totals.discountMinor,
    delivery: totals.shippingMinor,
    deposit: totals.coreMinor,
    tax: minor(cart.grandOrderPriceInfo.tax),
    total: totals.totalMinor,
    to: JSON.stringify([contact && { ...contact }, shippingAddress && placeOf(shippingAddress)]),
    by: JSON.stringify([
      paymentMethodInfo.map(({ cardType, lastFour, installments }) => [
        cardType,
        lastFour,
        ...(installments ? [installments.count] : []),
      ]),
      giftCardList.map(({ paymentMethod, lastFour, amount }) => [paymentMethod, lastFour, amount]),
    ]),
  };
}

const placeOf = ({ firstName, lastName, address1, address2, city, state, postalCode }: Address) => [
  firstName,
  lastName,
  address1,
  address2 ?? '',
  city,
  state,
  postalCode,
];

const amounts = ['discount', 'delivery', 'deposit', 'tax', 'total'] as const;
/** What follows from other lines is not said again for each of them. */
const followsLines: readonly OrderAmount[] = ['discount', 'deposit', 'tax'];

/** What changed between two looks at an order, lines first; empty when both show the same. */
export function orderChanges(before: SeenOrder, now: SeenOrder): OrderChange[] {
  const lines = lineChanges(before.lines, now.lines);
  const codes = codeChanges(before.codes, now.codes);
  const isExplained = lines.length > 0 || codes.length > 0;
  return [
    ...lines,
    ...codes,
    ...amounts
      .filter((kind) => before[kind] !== now[kind] && !(isExplained && followsLines.includes(kind)))
      .map((kind) => ({ kind, before: before[kind], now: now[kind] })),
    ...(before.to === now.to ? [] : [{ kind: 'contact' as const }]),
    ...(before.by === now.by ? [] : [{ kind: 'payment' as const }]),
  ];
}

function lineChanges(before: readonly SeenLine[], now: readonly SeenLine[]): OrderChange[] {
  const lineOf = (lines: readonly SeenLine[], id: string) => lines.find((line) => line.id === id);
  const kept = now.flatMap(({ id, title, quantity, unit }): OrderChange[] => {
    const was = lineOf(before, id);
    if (!was) return [{ kind: 'added', title, quantity }];
    return [
      ...(was.quantity === quantity
        ? []
        : [{ kind: 'quantity' as const, title, before: was.quantity, now: quantity }]),
      ...(was.unit === unit ? [] : [{ kind: 'price' as const, title, before: was.unit, now: unit }]),
    ];
  });
  const gone = before.filter(({ id }) => !lineOf(now, id));
  return [...kept, ...gone.map(({ title, quantity }) => ({ kind: 'removed' as const, title, quantity }))];
}

const codeChanges = (before: SeenOrder['codes'], now: SeenOrder['codes']): OrderChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((title) => ({ kind: 'code' as const, title, before: before[title] ?? 0, now: now[title] ?? 0 }))
    .filter((code) => code.before !== code.now);

/** What a page sent as its `seenOrder`; undefined when it is not one. */
export function readSeenOrder(text: string | undefined): SeenOrder | undefined {
  try {
    const seen = JSON.parse(text ?? '') as SeenOrder;
    const isSeen =
      seen.lines.every(isLine) &&
      Object.values(seen.codes).every(Number.isSafeInteger) &&
      amounts.every((kind) => Number.isSafeInteger(seen[kind]));
    return isSeen ? seen : undefined;
  } catch {
    return undefined;
  }
}

const isLine = ({ id, title, quantity, unit }: SeenLine): boolean =>
  typeof id === 'string' && typeof title === 'string' && [quantity, unit].every(Number.isSafeInteger);
