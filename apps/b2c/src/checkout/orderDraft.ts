import type { Address, FitVerdict } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { CartContact, CartGroup, CartLine, CartModel, CartPayment } from '../cart/cartModel.ts';
import type { Fulfilment } from '../cart/fulfilment.ts';
import type { ChosenOption } from '../cart/partOptions.ts';
import { lineTotals } from '../pricing/totals.ts';
import type { AppliedPromotion } from '../promotions/applyPromotions.ts';
import { customerKeys } from '../promotions/readPromotions.ts';
import type { PromotionTake } from '../promotions/takeUses.ts';
import type { SessionVehicle } from '../session/session.ts';

/** Pieces that a line takes from one site. */
export interface Take {
  readonly storeId: number;
  readonly partId: number;
  readonly count: number;
}

export interface DraftItem {
  readonly line: number;
  readonly partId: number;
  readonly sku: string;
  readonly partNumber: string;
  readonly title: string;
  readonly brand: string;
  readonly url: string;
  readonly drawing: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly listMinor: number;
  readonly coreMinor: number;
  /** Reductions and promotions together, and promotions alone. */
  readonly discountMinor: number;
  readonly promoMinor: number;
  readonly taxMinor: number;
  /** To pay for the goods. */
  readonly lineTotalMinor: number;
  readonly vehicle: SessionVehicle | null;
  readonly fit: FitVerdict;
  readonly options: readonly ChosenOption[] | null;
}

export interface DraftShipment {
  readonly fulfilment: Fulfilment;
  readonly storeId: number | null;
  readonly promisedAt: string | null;
  readonly shippingMinor: number;
  readonly items: readonly DraftItem[];
}

/**
 * Everything that the order will hold, fixed at the moment when its stock is taken. It waits in the payment row,
 * so that any process can finish a commit that another one began.
 */
export interface OrderDraft {
  readonly market: string;
  readonly locale: string;
  readonly currency: string;
  readonly cartId: string;
  readonly sessionIdHash: string;
  readonly contact: CartContact;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly payment: CartPayment;
  readonly itemTotalMinor: number;
  readonly discountMinor: number;
  readonly coreMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly taxIncluded: boolean;
  readonly totalMinor: number;
  readonly shipments: readonly DraftShipment[];
  readonly promotions: readonly PromotionTake[];
  /** Whom limits per customer count. */
  readonly customerKeys: readonly string[];
}

export interface DraftInput {
  readonly market: Market;
  readonly sessionIdHash: string;
  readonly cart: CartModel;
  readonly contact: CartContact;
  readonly payment: CartPayment;
}

export function draftOf({ market, sessionIdHash, cart, contact, payment }: DraftInput): OrderDraft {
  const { afterCoreReturnMinor: _after, ...totals } = cart.totals;
  let line = 0;
  return {
    ...totals,
    market: market.code,
    locale: market.locale,
    currency: market.currency.code,
    cartId: cart.id,
    sessionIdHash,
    contact,
    payment,
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress ?? cart.shippingAddress,
    promotions: cart.promotions.applied.map(toTake),
    customerKeys: customerKeys(cart.customerId, contact.email),
    shipments: cart.groups.map((group) => ({
      fulfilment: group.fulfilment,
      storeId: group.site?.id ?? null,
      promisedAt: group.promisedAt,
      shippingMinor: group.shippingMinor,
      items: group.lines.map((each) => toItem(each, ++line)),
    })),
  };
}

const toTake = ({ promotion, savedMinor }: AppliedPromotion): PromotionTake => ({
  promotionId: promotion.id,
  code: promotion.code,
  title: promotion.title,
  amountMinor: savedMinor,
  counts: promotion.counts,
});

function toItem(line: CartLine, number: number): DraftItem {
  const { partId, sku, partNumber, brand, url, drawing, quantity, taxMinor, vehicle, fit, options } = line;
  const { unitMinor, listMinor, coreMinor, promoMinor } = line;
  const title = [line.title, ...(options ?? []).map(({ label, text }) => `${label}: ${text}`)].join(' · ');
  const { goodsMinor: lineTotalMinor, savedMinor: discountMinor } = lineTotals(line);
  return { line: number, partId, sku, partNumber, title, brand, url, drawing, quantity, unitMinor, listMinor, coreMinor, discountMinor, promoMinor, taxMinor, lineTotalMinor, vehicle, fit, options }; // prettier-ignore
}

/**
 * Where the pieces of every line come from, by what is on hand now.
 * @returns the first line that cannot be served, or the takes in a fixed order, so that two commits that want
 * the same parts never wait for each other in a ring
 */
export function planTakes(groups: readonly CartGroup[]): { short: CartLine } | { takes: readonly Take[] } {
  const left = new Map<string, number>();
  const takes: Take[] = [];
  for (const { fulfilment, lines } of groups) {
    for (const line of lines) {
      const planned = planLine(line, fulfilment, left);
      if (!planned) return { short: line };
      takes.push(...planned);
    }
  }
  return { takes: takes.sort((a, b) => a.storeId - b.storeId || a.partId - b.partId) };
}

function planLine(line: CartLine, fulfilment: Fulfilment, left: Map<string, number>): Take[] | undefined {
  const { supply, partId, quantity } = line;
  if (!supply) return undefined;
  const key = (storeId: number) => `${storeId} ${partId}`;
  const at = (storeId: number) => left.get(key(storeId)) ?? supply.onHand.get(storeId) ?? 0;
  const way = fulfilment === 'PICKUP' ? 'pickup' : fulfilment === 'STANDARD' ? 'regular' : 'nextDay';
  const sites = supply.sources[way];
  const parcel = way === 'pickup' ? sites : sites.filter((id) => at(id) >= quantity).slice(0, 1);
  const takes: Take[] = [];
  let missing = quantity;
  for (const storeId of parcel) {
    const count = Math.min(missing, at(storeId));
    if (count === 0) continue;
    missing -= count;
    left.set(key(storeId), at(storeId) - count);
    takes.push({ storeId, partId, count });
  }
  return missing === 0 ? takes : undefined;
}

/** Status of a new shipment: what is ready at once is being prepared. */
export const startStatus = 'SUBMITTED';
