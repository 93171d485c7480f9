import type { Market } from '@driveline/markets';
import type { CartContact, CartModel } from '../cart/cartModel.ts';
import { shipsHome } from '../cart/cartModel.ts';
import { B2cError } from '../http/errors.ts';
import type { CartPayment } from '../tenders/tenders.ts';
import { unavailable } from './lineRefusals.ts';
import { refuseInstallments } from './payment/attachPayment.ts';

/** What the database and the payment services hold for one amount, in minor units. */
const mostMinor = 2 ** 31 - 1;

/** Who buys and how it is paid. @throws B2cError for a cart that cannot be bought as it stands */
export function readyToBuy(market: Market, cartVersion: number, cart: CartModel) {
  const { contact } = cart;
  if (cart.lines.length === 0) throw new B2cError('error_cart_empty');
  if (cartVersion !== cart.version) throw new B2cError('error_order_changed');
  const { itemTotalMinor, totalMinor } = cart.totals;
  if (Math.max(itemTotalMinor, totalMinor) > mostMinor) throw new B2cError('error_order_too_large');
  const short = cart.lines.find(({ fault }) => fault === 'unavailable');
  if (short) throw unavailable(short);
  const misfit = cart.lines.find(({ fault }) => fault === 'misfit');
  if (misfit) {
    const vehicle = misfit.vehicle?.map.vehicleName ?? '';
    throw new B2cError('error_item_misfit', { field: misfit.id, params: { vehicle } });
  }
  if (!contact) throw new B2cError('error_contact_missing');
  if (shipsHome(cart) && !cart.shippingAddress) {
    throw new B2cError('error_address_invalid', { field: 'shippingAddress' });
  }
  return { contact, payment: paymentOf(market, cart, contact) };
}

/** What the gateway is asked with, or null when nothing is left for it to pay. */
function paymentOf(market: Market, cart: CartModel, contact: CartContact): CartPayment | null {
  const { payment, paymentPlan } = cart;
  if (paymentPlan.dueMinor === 0) return null;
  if (!payment) throw new B2cError('error_payment_missing');
  refuseInstallments(market, cart, payment.method, payment.installments);
  const asksTaxNumber = payment.waitsMinutes !== undefined && market.fiscalId?.required;
  if (asksTaxNumber && !contact.fiscalId)
    throw new B2cError('error_payment_fiscal_id', { field: 'fiscalId' });
  return payment;
}
