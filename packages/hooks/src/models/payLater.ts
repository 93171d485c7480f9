import { toMinor, type Order } from '@driveline/api';
import { clockName, type ClockMarket } from '@driveline/validation';
import type { ShopMoney } from './shopMoney.ts';

/** How an order is or was paid later, by the market's clock; undefined for one that was paid at once. */
export function payLaterOf(
  { paymentInstructions }: Pick<Order, 'paymentInstructions'>,
  market: ShopMoney & Partial<ClockMarket>,
) {
  if (!paymentInstructions) return undefined;
  const { kind, status, amount, code, bank, reference, barcode, url, pdfUrl, payBy } = paymentInstructions;
  const { timeZone, locale } = market;
  const clock = timeZone && locale && clockName({ ...market, timeZone, locale });
  return {
    kind,
    status,
    amountMinor: toMinor(amount, market.currency.minorDigits),
    code,
    ...(bank && { bank }),
    ...(reference && { reference }),
    ...(barcode && { barcode }),
    ...(url && { pageHref: url }),
    ...(pdfUrl && { pdfHref: pdfUrl }),
    payBy,
    ...(timeZone && { timeZone }),
    ...(clock && { clockName: clock }),
  };
}
