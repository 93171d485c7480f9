import { methodDiscountMinor } from '@driveline/markets';
import { never, type Rate } from '../markets/deliveryTerms.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { shippingPriceMinor } from '../pricing/shipping.ts';
import type { TaxPlace, TaxPort } from '../ports/taxPort.ts';
import { lineTotals, orderTotals } from '../pricing/totals.ts';
import { allocate } from '../promotions/allocate.ts';
import { applyPromotions } from '../promotions/applyPromotions.ts';
import type { Promotion } from '../promotions/promotionModel.ts';
import type { Site, Sites } from '../stores/places.ts';
import type { CartGroup, CartLine, CartModel } from './cartModel.ts';
import { shipmentTypeOf, type Fulfilment } from '../availability/fulfilment.ts';

export type Priced = Pick<
  CartModel,
  'lines' | 'groups' | 'totals' | 'promotions' | 'promotable' | 'estimatedFor'
>;

export interface PriceInput {
  readonly tax: TaxPort;
  readonly market: ServerMarket;
  readonly sites: Sites;
  readonly lines: readonly CartLine[];
  /** Where parcels go, as far as it is known. */
  readonly home: TaxPlace;
  /** Deliveries cost nothing but freight. */
  readonly isMember: boolean;
  readonly promotions: readonly Promotion[];
  readonly now: Date;
}

/**
 * Splits the lines into shipments, prices each delivery and takes promotions off. Whether a delivery is free by its worth is
 * judged before promotions: a code never makes it dearer.
 */
export const untaxedCart = (input: PriceInput): Untaxed => reduce(input, groupsOf(input));

/** What is paid where prices hold their tax. */
export function untaxedMinor({ groups }: Untaxed): number {
  const ofGroups = groups.map(({ lines, shippingMinor }) =>
    lines.map(lineTotals).reduce((sum, line) => sum + line.goodsMinor + line.coreMinor, shippingMinor),
  );
  return ofGroups.reduce((sum, each) => sum + each, 0);
}

/** What a way to pay takes off, and how much of the cart it pays. */
export interface PaidBy {
  readonly discountPercent?: number;
  readonly dueMinor: number;
}

/**
 * The same cart with what a way to pay takes off its goods (PLUS-057): nothing off deposits and deliveries, and of
 * goods that gift cards pay a part of, only off the rest. Each line is rounded by itself, as its refund is.
 */
export function paidBy({ lines }: PriceInput, cart: Untaxed, method: PaidBy): Untaxed {
  const byId = new Map(cart.groups.flatMap((group) => group.lines.map((line) => [line.id, line])));
  const goods = lines.map(({ id }) => ({ id, minor: lineTotals(byId.get(id)!).goodsMinor }));
  const payable = allocate(method.dueMinor, goods);
  const groups = cart.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      payMinor: methodDiscountMinor(method, payable.get(line.id) ?? 0),
    })),
  }));
  return { ...cart, groups };
}

/** What of a cart is known before its tax. */
export type Untaxed = Pick<Priced, 'groups' | 'promotions' | 'promotable'>;

/** Taxes every line where it changes hands, after its promotions. */
export async function taxed(input: PriceInput, { groups, promotions, promotable }: Untaxed): Promise<Priced> {
  const { tax: taxPort, market, home } = input;
  const placeOf = (group: CartGroup): TaxPlace =>
    group.site ? { region: group.site.region, postalCode: group.site.postalCode } : home;
  const inOrder = groups.flatMap((group) => group.lines.map((line) => ({ line, place: placeOf(group) })));
  const tax = await taxPort.taxOf(
    market.code,
    inOrder.map(({ line, place }) => ({ amountMinor: lineTotals(line).goodsMinor, place })),
    groups.map((group) => ({ amountMinor: group.shippingMinor, place: placeOf(group) })),
  );
  const taxed = new Map(
    inOrder.map(({ line }, index) => [line.id, { ...line, taxMinor: tax.each[index] ?? 0 }]),
  );
  const finished = (line: CartLine) => taxed.get(line.id) ?? line;
  const lines = input.lines.map(finished);
  const shippingMinor = groups.reduce((sum, group) => sum + group.shippingMinor, 0);
  const isHome = groups.some(({ site }) => !site);
  return {
    lines,
    groups: groups.map((group) => ({ ...group, lines: group.lines.map(finished) })),
    totals: orderTotals(lines, shippingMinor, tax),
    promotions,
    promotable,
    estimatedFor: isHome ? home.postalCode : (groups[0]?.site?.postalCode ?? null),
  };
}

function reduce({ lines, promotions, now }: PriceInput, groups: readonly CartGroup[]): Untaxed {
  const promotable = {
    lines: lines.map(({ id, sku, brandSlug, path, vehicle, quantity, unitMinor }) => ({
      id,
      sku,
      brand: brandSlug,
      path,
      vehicleId: vehicle?.map.catalogVehicleId,
      quantity,
      unitMinor,
    })),
    deliveries: groups.flatMap(({ id, fulfilment, shippingMinor }) =>
      fulfilment === 'PICKUP'
        ? []
        : [{ id, isRegular: fulfilment === 'STANDARD', priceMinor: shippingMinor }],
    ),
  };
  const result = applyPromotions({ now, promotions, ...promotable });
  const { lineMinor, deliveryMinor, applied, refused } = result;
  const reduced = groups.map((group) => ({
    ...group,
    shippingMinor: group.shippingMinor - (deliveryMinor.get(group.id) ?? 0),
    lines: group.lines.map((line) => ({ ...line, promoMinor: lineMinor.get(line.id) ?? 0 })),
  }));
  return { groups: reduced, promotable, promotions: { applied, refused } };
}

function groupsOf({ market, sites, lines, isMember }: PriceInput): CartGroup[] {
  const byId = new Map<string, CartLine[]>();
  for (const line of lines) {
    const id = groupId(line, sites);
    byId.set(id, [...(byId.get(id) ?? []), line]);
  }
  return [...byId].map(([id, members]) => {
    const group = toGroup(market, sites, id, members);
    return isMember && group.fulfilment !== 'FREIGHT' ? { ...group, shippingMinor: 0 } : group;
  });
}

function groupId(line: CartLine, sites: Sites): string {
  const type = shipmentTypeOf(line.fulfilment);
  const store = line.storeId === null ? undefined : sites.byId(line.storeId);
  return line.fulfilment === 'PICKUP' ? `${type}-${store?.number ?? 'none'}` : type;
}

function toGroup(market: ServerMarket, sites: Sites, id: string, lines: readonly CartLine[]): CartGroup {
  const [first] = lines;
  const fulfilment = first?.fulfilment ?? 'PICKUP';
  const site: Site | null =
    fulfilment === 'PICKUP' && first?.storeId != null ? (sites.byId(first.storeId) ?? null) : null;
  return {
    id,
    fulfilment,
    site,
    lines,
    shippingMinor: shippingOf(market, fulfilment, lines),
    promisedAt: lastPromise(lines),
  };
}

/** What is asked of a line to price and date its delivery. */
export type Shipped = Pick<CartLine, 'quantity' | 'unitMinor' | 'supply'>;

/** By the worth of the goods before promotions. */
export function shippingOf(market: ServerMarket, fulfilment: Fulfilment, lines: readonly Shipped[]): number {
  return fulfilment === 'PICKUP' ? 0 : shippingPriceMinor(rateOf(market, fulfilment), goodsOf(lines));
}

/** How much more a delivery has to be worth to travel free; undefined where nothing makes it free. */
export function leftToFree(
  market: ServerMarket,
  {
    fulfilment,
    lines,
    shippingMinor,
  }: Pick<CartGroup, 'fulfilment' | 'shippingMinor'> & {
    readonly lines: readonly Shipped[];
  },
): number | undefined {
  if (fulfilment === 'PICKUP' || shippingMinor === 0) return undefined;
  const { freeFromMinor } = rateOf(market, fulfilment);
  const left = freeFromMinor - goodsOf(lines);
  return freeFromMinor === never || left <= 0 ? undefined : left;
}

function rateOf({ terms }: ServerMarket, fulfilment: Exclude<Fulfilment, 'PICKUP'>): Rate {
  const { nextDay, regular, freight } = terms.delivery;
  return fulfilment === 'FREIGHT' ? freight : fulfilment === 'STANDARD' ? regular : nextDay;
}

const goodsOf = (lines: readonly Shipped[]): number =>
  lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);

/** A shipment is there when its last line is; null when one line cannot come at all. */
function lastPromise(lines: readonly CartLine[]): string | null {
  const promises = lines.map(({ promisedAt }) => promisedAt);
  if (promises.includes(null)) return null;
  return promises.reduce((last, promise) => (!last || (promise && promise > last) ? promise : last), null);
}
