import { toMinor, type Order, type OutputOf, type VehicleMap } from '@driveline/api';
import type { StateMarket } from '@driveline/validation';
import { orderLines } from '../cart/miniCartSummary.ts';
import { orderFacts, returnedOf } from './orderFacts.ts';
import { returnableLines } from '../orders/returnChoices.ts';
import { placedGroup } from './placedGroup.ts';
import { partPicture } from './productSummary.ts';
import type { ShopMoney } from './shopMoney.ts';

type Loyalty = NonNullable<OutputOf<'rewards.account'>['loyaltyAccount']>;
type Activity = OutputOf<'rewards.activity'>['activities'][number];
type Plan = OutputOf<'garage.maintenance'>;
type Purchase = OutputOf<'warranties.list'>['warranties'][number];

/** A row of the order history: what the order came to, deposits, delivery and tax too, as on its own page (ACCT-046). */
export function historyOrder(order: OutputOf<'orders.history'>['orders'][number], market: ShopMoney) {
  const lines = orderLines({ orders: [order] });
  const { status, isReturn, canBuyAgain } = orderFacts(order);
  const returned = returnedOf(order);
  return {
    number: order.orderId,
    placedAt: order.placedAt ?? '',
    type: order.orderType,
    status,
    ...(returned && { returned }),
    canReturn: returnableLines({ orders: [order] }).parts.length > 0,
    canBuyAgain,
    itemCount: order.itemCount,
    totalMinor: (isReturn ? -1 : 1) * toMinor(order.totalPrice, market.currency.minorDigits),
    lines: lines.map((line) => ({
      id: line.commerceItemId,
      title: line.itemDescription,
      picture: partPicture(line),
    })),
  };
}

/**
 * The rows of a page of the history, each with its shipments.
 * @param today `YYYY-MM-DD`
 */
export const historyOrders = (
  { orders }: OutputOf<'orders.history'>,
  market: ShopMoney & StateMarket,
  today?: string,
) =>
  orders.map((entry) => ({
    ...historyOrder(entry, market),
    shipments: trackedShipments({ orders: [entry] }, market, today),
  }));

/** The shipments of an order as they are followed. @param today `YYYY-MM-DD` */
export const trackedShipments = ({ orders }: Pick<Order, 'orders'>, market: ShopMoney, today?: string) =>
  orders.flatMap((entry) => entry.shipmentInfoList.map((one) => placedGroup(entry, one, market, today)));

/** What a rewards card holds; the balance is money, credits are counted. */
export function rewardsAccount(account: Loyalty, market: ShopMoney) {
  const { rewardBalance, credits, creditsToNext, expirationDate, rewardsCardNumber } = account;
  return {
    balanceMinor: toMinor(rewardBalance, market.currency.minorDigits),
    credits,
    creditsNeeded: credits + creditsToNext,
    ...(expirationDate && { expiresOn: expirationDate }),
    cardNumber: rewardsCardNumber.replace(/(.{4})(?=.)/g, '$1 '),
  };
}

/** Cards of one shopper, the one that is kept first, with no more of their numbers than tells them apart (REWARD-046). */
export const mergeableCards = (cards: readonly Loyalty[], market: ShopMoney) =>
  cards.map(({ rewardsId, rewardBalance, joinedOn }) => ({
    lastDigits: rewardsId.slice(-4),
    balanceMinor: toMinor(rewardBalance, market.currency.minorDigits),
    joinedOn,
  }));

/** What happened on a rewards card; `at` is its place in the list, for nothing else tells two alike apart. */
export const rewardsEntry = (entry: Activity, market: ShopMoney, at: number) => ({
  id: `${entry.date}-${at}`,
  date: entry.date,
  type: entry.orderType,
  description: entry.description,
  amountMinor: toMinor(entry.amount, market.currency.minorDigits),
  credits: entry.credits,
});

const unitOf = ({ mileageUnit }: Plan): 'mi' | 'km' => (mileageUnit === 'mi' ? 'mi' : 'km');

/** A saved vehicle with its mileage and what its plan asks for next. */
export function garageVehicle(vehicle: VehicleMap, plan: Plan | undefined, preferredId?: string) {
  const next = plan?.intervals[0];
  return {
    vehicleId: vehicle.vehicleId,
    name: vehicle.vehicleName,
    preferred: vehicle.vehicleId === preferredId,
    ...(plan?.mileage && { mileage: { value: plan.mileage, unit: unitOf(plan) } }),
    ...(next && { nextService: { name: next.name, status: next.status } }),
  };
}

/** A service that comes again and again (ACCT-055). @param logHref where one is written down */
export function maintenanceInterval(interval: Plan['intervals'][number], logHref?: string) {
  const { intervalId, name, status, everyMileage, everyMonths, lastService, nextDue, shopPath } = interval;
  return {
    id: intervalId,
    name,
    status,
    ...(everyMileage && { everyMileage }),
    ...(everyMonths && { everyMonths }),
    ...(lastService && { lastService: { date: lastService.date, mileage: lastService.mileage } }),
    nextDue: {
      ...(nextDue.date && { date: nextDue.date }),
      ...(nextDue.mileage && { mileage: nextDue.mileage }),
    },
    ...(shopPath && { shopHref: shopPath }),
    ...(logHref && { logHref }),
  };
}

/**
 * A service that was done (ACCT-053).
 * @param unit of the market's distances
 * @param editHref where it is corrected
 */
export function serviceEntry(
  service: OutputOf<'garage.services'>['services'][number],
  market: ShopMoney,
  unit: 'mi' | 'km',
  editHref?: string,
) {
  const { serviceItemId, date, mileage, serviceName, cost, shop, note } = service;
  return {
    id: serviceItemId,
    date,
    mileage: { value: mileage, unit },
    name: serviceName,
    ...(cost !== null && { costMinor: toMinor(cost, market.currency.minorDigits) }),
    ...(shop && { shop }),
    ...(note && { note }),
    ...(editHref && { editHref }),
  };
}

/**
 * What one purchase has under warranty (ACCT-050).
 * @param store where it was bought, worded
 * @param itemHref where one of its parts stands
 */
export function warrantyPurchase(
  { warrantyId, date, receiptNumber, items }: Purchase,
  store: string,
  itemHref: (item: Purchase['items'][number]) => string,
) {
  return {
    id: warrantyId,
    date,
    store,
    receiptNumber,
    items: items.map((item) => ({
      id: item.warrantyItemId,
      title: item.itemDescription,
      brand: item.brandName,
      partNumber: item.partNumber,
      picture: { drawing: item.drawing },
      ...(item.vehicleName && { vehicleName: item.vehicleName }),
      status: item.status,
      endDate: item.endDate,
      daysLeft: item.daysLeft,
      href: itemHref(item),
    })),
  };
}
