import { optionsWire } from '../catalog/partOptions.ts';
import { toDecimal } from '@driveline/api';
import type { Cart, Line, MiniCartMap, PriceInfo, Shipment } from '@driveline/api/contract';
import { payTerms } from '@driveline/markets';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { parcelsOf } from './parcels.ts';
import { planTakes } from './planTakes.ts';
import type { Text } from '../messages/index.ts';
import { moneyText } from '../messages/moneyText.ts';
import { draftTenders } from '../tenders/tenders.ts';
import { tenderWire } from '../tenders/tenderWire.ts';
import { payDiscountWire, payLines } from '../pricing/payWords.ts';
import { toTaxLines } from '../pricing/taxLines.ts';
import { lineTotals, type Totals } from '../pricing/totals.ts';
import { leftToFree } from './priceCart.ts';
import { toPromoWire } from './promotionWire.ts';
import { toStore } from '../stores/storeWire.ts';
import { unitText } from '../catalog/unitOfSale.ts';
import { auditCart } from './auditCart.ts';
import type { CartGroup, CartLine, CartModel } from './cartModel.ts';
import { shipmentTypeOf } from '../availability/fulfilment.ts';
import { mostOf } from './lineRules.ts';
import type { Substitute } from './substitutes.ts';

/** What every conversion to the wire needs. */
export interface Wording {
  readonly market: ServerMarket;
  readonly text: Text;
  readonly now: Date;
}

const majorOf =
  ({ currency }: ServerMarket) =>
  (minor: number): number =>
    toDecimal(minor, currency.minorDigits);

export function toLineWire({ market, text }: Wording, line: CartLine, substitute?: Substitute): Line {
  const major = majorOf(market);
  const unit = unitText(text, line.unit ?? {});
  return {
    commerceItemId: line.id,
    skuNumber: line.sku,
    partNumber: line.partNumber,
    brandName: line.brand,
    itemDescription: line.title,
    productDetailsPageUrl: line.url,
    productImageUrl: line.picture ?? '',
    drawing: line.drawing,
    itemQuantity: line.quantity,
    unitPrice: major(line.unitMinor),
    ...(unit !== null && { unit }),
    corePrice: major(line.coreMinor),
    discountPrice: line.isOnSale ? major(line.unitMinor) : null,
    listPrice: major(line.listMinor),
    lineTotal: major(lineTotals(line).goodsMinor),
    ...promoOf(major, line),
    itemHasError: line.fault !== null,
    ...(line.fault ? { errorMessage: faultText(text, line), ...leftOf(line) } : {}),
    ...(line.options ? { options: optionsWire(line.options) } : {}),
    ...(substitute ? { substitute: toSubstitute(market, line, substitute) } : {}),
    vehicleName: line.vehicle?.map.vehicleName ?? null,
    fit: line.fit,
    ...(line.fit.state === 'DOES_NOT_FIT' ? { misfitAccepted: line.misfitAccepted } : {}),
    shipmentType: shipmentTypeOf(line.fulfilment),
    // No way helps what nobody can make.
    ...(line.supply && !line.optionFault ? { availability: line.supply.availability } : {}),
  };
}

/** Parcels go where mail does not take this. */
export const isRefusedByMail = ({ fulfilment, supply }: CartLine): boolean =>
  fulfilment !== 'PICKUP' && supply?.isRefusedByMail === true;

/** Why a line cannot be bought as it is; with how many there are where these are fewer (PLUS-062). */
export function faultText(text: Text, line: CartLine): string {
  if (line.fault === 'misfit') {
    return text('error_item_misfit', { vehicle: line.vehicle?.map.vehicleName ?? '' });
  }
  if (line.optionFault) return text(line.optionFault.textKey, line.optionFault.params);
  if (isRefusedByMail(line)) return text('error_item_mail');
  const { quantityLeft: count } = leftOf(line);
  return count ? text('error_item_unavailable_count', { count }) : text('error_item_unavailable');
}

/** Nothing where the number would say nothing: as many are there as are asked for, only not in one place. */
function leftOf({ fault, optionFault, fulfilment, supply, quantity }: CartLine): { quantityLeft?: number } {
  if (fault !== 'unavailable' || optionFault || !supply) return {};
  const left = mostOf(fulfilment, supply.availability);
  return left > 0 && left < quantity ? { quantityLeft: left } : {};
}

const promoOf = (major: (minor: number) => number, { promoMinor, payMinor }: CartLine) =>
  promoMinor + payMinor > 0 ? { promoDiscount: major(promoMinor + payMinor) } : {};

function toSubstitute(
  market: ServerMarket,
  line: CartLine,
  { sku, title, brand, url, unitMinor }: Substitute,
) {
  const major = majorOf(market);
  return {
    skuNumber: sku,
    itemDescription: title,
    brandName: brand,
    productDetailsPageUrl: url,
    unitPrice: major(unitMinor),
    priceDifference: major(unitMinor - line.unitMinor),
  };
}

function toShipmentWire(wording: Wording, group: CartGroup, cart: CartModel): Shipment {
  const { market, now } = wording;
  return {
    shipmentId: group.id,
    shipmentType: shipmentTypeOf(group.fulfilment),
    orderStatus: 'NO_PENDING_ACTION',
    lineItemList: group.lines.map((line) => toLineWire(wording, line, cart.substitutes.get(line.id))),
    estimatedDeliveryDate: group.promisedAt,
    shippingPrice: majorOf(market)(group.shippingMinor),
    ...(group.fulfilment === 'PICKUP' ? {} : { shippingMethod: methodOf(group, cart) }),
    ...toParcels(group, cart),
    ...(group.site ? { store: toStore(market, group.site, now) } : {}),
  };
}

const methodOf = ({ fulfilment }: CartGroup, { membership }: CartModel): Shipment['shippingMethod'] => {
  if (fulfilment === 'FREIGHT') return 'freight';
  if (membership?.isChosen) return 'membership';
  return fulfilment === 'STANDARD' ? 'regular' : 'nextDay';
};

/** Only where it takes more than one. */
function toParcels(group: CartGroup, { groups }: CartModel): Pick<Shipment, 'parcels'> {
  if (group.fulfilment === 'PICKUP') return {};
  const plan = planTakes(groups);
  const parcels = 'short' in plan ? [] : parcelsOf(group, plan.byLine);
  if (parcels.length < 2) return {};
  return {
    parcels: parcels.map(({ promisedAt, lines }) => ({
      estimatedDeliveryDate: promisedAt,
      lines: lines.map(({ line, quantity }) => ({ commerceItemId: line.id, itemQuantity: quantity })),
    })),
  };
}

export function toPriceInfo(market: ServerMarket, totals: Totals, estimatedFor: string | null): PriceInfo {
  const major = majorOf(market);
  return {
    currency: market.currency.code,
    totalPrice: major(totals.totalMinor),
    corePrice: major(totals.coreMinor),
    itemTotalPrice: major(totals.itemTotalMinor),
    discountPrice: major(totals.discountMinor),
    shippingPrice: major(totals.shippingMinor),
    tax: major(totals.taxMinor),
    ...toTaxLines(market, totals.taxLines),
    taxIncluded: totals.taxIncluded,
    estimatedFor,
    totalAfterCoreReturn: major(totals.afterCoreReturnMinor),
  };
}

/** API-067. A session without a cart has an empty one without an id. */
export function toCartWire(wording: Wording, cart: CartModel | undefined): Cart {
  const { market, text } = wording;
  const totals = cart?.totals ?? noTotals(market);
  const priceInfo = {
    ...toPriceInfo(market, totals, cart?.estimatedFor ?? null),
    ...payDiscountWire(market, cart?.payment?.method, totals.payDiscountMinor),
    ...toPayTerms(market, cart),
    ...toFreeDelivery(wording, cart),
  };
  const shipments = cart ? cart.groups.map((group) => toShipmentWire(wording, group, cart)) : [];
  const order = {
    orderId: cart?.id ?? '',
    orderType: 'ONLINEORDER',
    orderStatus: 'NO_PENDING_ACTION',
    placedAt: null,
    shipmentInfoList: shipments,
  };
  return {
    commerceId: cart?.id ?? '',
    cartVersion: cart?.version ?? 0,
    orders: shipments.length > 0 ? [order] : [],
    grandOrderPriceInfo: priceInfo,
    itemTotalPrice: priceInfo.itemTotalPrice,
    grandPaymentAccountList: cart ? paymentLines(market, cart) : [],
    rewardsCreditEligible: false,
    ...(cart?.contact ? { contact: contactOf(cart.contact) } : {}),
    ...(cart?.shippingAddress ? { shippingAddress: cart.shippingAddress } : {}),
    cartItemError: (cart?.lines ?? [])
      .filter(({ fault }) => fault !== null)
      .map((line) => ({
        commerceItemId: line.id,
        itemHasError: true,
        errorMessage: faultText(text, line),
      })),
    ...toPromoWire(wording, cart),
    checkoutMessageData: [],
    cartFindings: auditCart(cart?.lines ?? []),
    ...(cart?.postalCode ? { postalCode: cart.postalCode } : {}),
  };
}

export const toMiniCartMap = (market: ServerMarket, cart: CartModel | undefined): MiniCartMap => ({
  itemCount: (cart?.lines ?? []).reduce((count, { quantity }) => count + quantity, 0),
  orderSubTotal: majorOf(market)(cart?.totals.totalMinor ?? 0),
});

/** What is left to a delivery that costs nothing, by the deliveries of the cart. */
export function toFreeDelivery(
  { market, text }: Pick<Wording, 'market' | 'text'>,
  cart: Pick<CartModel, 'groups'> | undefined,
): Pick<PriceInfo, 'toFreeDelivery'> {
  const lines = (cart?.groups ?? []).flatMap((group) => {
    const left = leftToFree(market, group);
    return left ? [text('delivery.toFree', { amount: moneyText(market, left), way: group.fulfilment })] : [];
  });
  return lines.length > 0 ? { toFreeDelivery: lines } : {};
}

/** Ways to pay the total; none beside a total that one of them has made smaller already. */
function toPayTerms(market: ServerMarket, cart: CartModel | undefined): Pick<PriceInfo, 'payTerms'> {
  if (!cart || cart.totals.payDiscountMinor > 0) return {};
  const { instalment } = payTerms(market.payments, cart.fullDueMinor);
  const lines = payLines(market, { instalment, prices: cart.methodPrices });
  return lines.length > 0 ? { payTerms: lines } : {};
}

const contactOf = ({ email, phoneNumber, firstName, lastName }: NonNullable<CartModel['contact']>) => ({
  email,
  phoneNumber,
  firstName,
  lastName,
});

const paymentLines = (
  market: ServerMarket,
  { paymentPlan, payment }: CartModel,
): Cart['grandPaymentAccountList'] =>
  draftTenders(paymentPlan, payment, market.payments.installments).map((tender) =>
    tenderWire(market, tender),
  );

const noTotals = ({ taxes }: ServerMarket): Totals => ({
  itemTotalMinor: 0,
  discountMinor: 0,
  payDiscountMinor: 0,
  coreMinor: 0,
  shippingMinor: 0,
  taxMinor: 0,
  taxLines: [],
  taxIncluded: taxes.shown === 'included',
  totalMinor: 0,
  afterCoreReturnMinor: 0,
});
