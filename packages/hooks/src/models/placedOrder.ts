import { toMinor, type Address, type Order } from '@driveline/api';
import { formatPhone, formatPostalCode, formatState, type StateMarket } from '@driveline/validation';
import { trackedShipments } from './accountModels.ts';
import { orderFacts } from './orderFacts.ts';
import { orderTotals } from './orderTotals.ts';
import type { ShopMoney } from './shopMoney.ts';

/** What of a market the last line of an address follows from: its postal codes, and how it writes its states. */
export type PostalMarket = Parameters<typeof formatPostalCode>[1] & StateMarket;

/** What of a market its phone numbers follow from. */
export type PhoneMarket = Parameters<typeof formatPhone>[1];

/** An order that was placed, in full. @param today `YYYY-MM-DD` */
export function placedOrder(order: Order, market: ShopMoney & PostalMarket & PhoneMarket, today?: string) {
  const [first] = order.orders;
  const { contact, shippingAddress: address, billingAddress: billing, taxDocument } = order;
  const isReturn = first !== undefined && orderFacts(first).isReturn;
  return {
    number: first?.orderId ?? '',
    ...(first?.placedAt && { placedAt: first.placedAt }),
    shipments: trackedShipments(order, market, today),
    totals: orderTotals(order, market, first && orderFacts(first).totals),
    payments: tenders(order.grandPaymentAccountList, market),
    ...(first?.refund?.tenders && { refunds: tenders(first.refund.tenders, market) }),
    ...(contact && {
      contact: {
        name: `${contact.firstName} ${contact.lastName}`.trim(),
        email: contact.email,
        ...(contact.phoneNumber && { phone: formatPhone(contact.phoneNumber, market) }),
      },
    }),
    // What comes back is sent to nobody.
    ...(address && !isReturn && { address: addressLines(address, market) }),
    ...(taxDocument?.rows && { taxDocument: taxDocument.rows }),
    ...(billing && !isReturn && { billing: addressLines(billing, market) }),
  };
}

const tenders = (accounts: Order['grandPaymentAccountList'], market: ShopMoney) =>
  accounts.map(({ cardType, paymentMethod, lastFour, amount, installments }) => ({
    vendor: cardType || paymentMethod,
    lastFour,
    amountMinor: toMinor(amount, market.currency.minorDigits),
    ...(installments && { installments: installments.text }),
  }));

/** An address as it stands on a parcel, a line each. */
export const addressLines = (
  {
    address1,
    address2,
    city,
    state,
    postalCode,
  }: Pick<Address, 'address1' | 'address2' | 'city' | 'state' | 'postalCode'>,
  market: PostalMarket,
): string[] =>
  [
    address1,
    address2,
    `${city}, ${formatState(state, market)} ${formatPostalCode(postalCode, market)}`,
  ].filter((line): line is string => Boolean(line));
