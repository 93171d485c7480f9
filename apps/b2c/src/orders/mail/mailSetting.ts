import { toMinor } from '@driveline/api';
import type { Order } from '@driveline/api/contract';
import { formatPostalCode, formatState } from '@driveline/validation';
import type { MailMarket } from '../../mail/mailBrand.ts';
import type { Text } from '../../messages/index.ts';
import { moneyText } from '../../messages/moneyText.ts';
import { dayText } from '../../messages/whenText.ts';

export interface MailSetting {
  readonly market: MailMarket;
  readonly text: Text;
  readonly order: Order;
  /** `YYYY-MM-DD`, the earliest on any wall of the market: a day is over when it is over everywhere. */
  readonly today: string;
  /** Where the shop is, with the prefix of the language; undefined where nobody knows: then nothing is linked. */
  readonly origin: string | undefined;
}

/** An amount of the wire. */
export const majorText = (market: MailMarket, amount: number): string =>
  moneyText(market, toMinor(amount, market.currency.minorDigits));

/** The day of an instant, at the place where it happened. */
export const arrivalText = (market: MailMarket, at: string, storeZone: string | undefined): string =>
  dayText(market, at, { weekday: 'long', day: 'numeric', month: 'long' }, storeZone);

/** A place as a letter has it; the second line holds the bairro or the colonia. */
export function placeText(
  market: MailMarket,
  place: {
    readonly address1: string;
    readonly address2?: string | undefined;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  },
): string {
  const { address1, address2, city, state, postalCode } = place;
  return [
    address1,
    address2,
    `${city}, ${formatState(state, market)} ${formatPostalCode(postalCode, market)}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');
}
