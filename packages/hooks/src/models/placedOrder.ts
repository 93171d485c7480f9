import { toMinor, type Address, type Order } from '@driveline/api';
import { formatPhone, formatPostalCode } from '@driveline/validation';
import { orderGroups } from './orderGroups.ts';
import { orderTotals } from './orderTotals.ts';
import type { ShopMoney } from './shopMoney.ts';

/** What of a market its postal codes follow from. */
export type PostalMarket = Parameters<typeof formatPostalCode>[1];

/** What of a market its phone numbers follow from. */
export type PhoneMarket = Parameters<typeof formatPhone>[1];

/** An order that was placed, in full. */
export function placedOrder(order: Order, market: ShopMoney & PostalMarket & PhoneMarket) {
  const [first] = order.orders;
  const { contact, shippingAddress: address } = order;
  return {
    number: first?.orderId ?? '',
    ...(first?.placedAt && { placedAt: first.placedAt }),
    shipments: orderGroups(order, market),
    // Charged, so no estimate any more, wherever it goes.
    totals: {
      ...orderTotals(order, market),
      taxMinor: toMinor(order.grandOrderPriceInfo.tax, market.currency.minorDigits),
    },
    payments: order.grandPaymentAccountList.map(({ cardType, paymentMethod, lastFour, amount }) => ({
      vendor: cardType || paymentMethod,
      lastFour,
      amountMinor: toMinor(amount, market.currency.minorDigits),
    })),
    ...(contact && {
      contact: {
        name: `${contact.firstName} ${contact.lastName}`.trim(),
        email: contact.email,
        ...(contact.phoneNumber && { phone: formatPhone(contact.phoneNumber, market) }),
      },
    }),
    ...(address && { address: addressLines(address, market) }),
  };
}

/** An address as it stands on a parcel, a line each. */
export const addressLines = (
  { address1, address2, city, state, postalCode }: Address,
  market: PostalMarket,
): string[] =>
  [address1, address2, `${city}, ${state} ${formatPostalCode(postalCode, market)}`].filter(
    (line): line is string => Boolean(line),
  );
