import { toDecimal } from '@driveline/api';
import type { Cart, PromoData } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { CartModel } from './cartModel.ts';
import type { Wording } from './cartWire.ts';
import type { MessageId, Text } from '../messages/index.ts';
import { moneyText } from '../messages/moneyText.ts';
import type { Promotion, PromotionRefusal } from '../promotions/promotionModel.ts';

type PromoWire = Pick<Cart, 'promoData' | 'promoMessage' | 'promotions'>;

/** CART-019: whole amounts have no decimals. */
const trim = { trim: true };

/** The promotions of a cart: the code that was claimed last, and everything that is in force. */
export function toPromoWire({ market, text }: Wording, cart: CartModel | undefined): PromoWire {
  const { applied = [], refused = [] } = cart?.promotions ?? {};
  const code = cart?.promoCodes.at(-1);
  const own = applied.find(({ promotion }) => promotion.code === code);
  const failed = refused.find(({ promotion }) => promotion.code === code);
  const promotion = own?.promotion ?? failed?.promotion;
  const promotions = applied.map((each) => toData(market, each.promotion, each.savedMinor));
  if (!code || !promotion) return { promoData: null, promotions };
  const promoMessage = own
    ? text('promo_applied', { title: promotion.title, amount: moneyText(market, own.savedMinor, trim) })
    : failed && refusalText(market, text, failed.refusal);
  return {
    promoData: { ...toData(market, promotion, own?.savedMinor ?? 0), promoCode: code },
    ...(promoMessage ? { promoMessage } : {}),
    promotions,
  };
}

function toData(
  { currency }: Market,
  { code, title, terms }: Promotion,
  savedMinor: number,
): Omit<PromoData, 'promoCode'> & { promoCode: string | null } {
  return { promoCode: code, title, terms, discount: toDecimal(savedMinor, currency.minorDigits) };
}

const texts: Readonly<Record<PromotionRefusal['reason'], MessageId>> = {
  // What has not begun is nobody's business yet.
  notYet: 'error_promo_invalid',
  expired: 'error_promo_expired',
  exhausted: 'promo_exhausted',
  customer: 'promo_customer',
  items: 'promo_items',
  delivery: 'promo_delivery',
  idle: 'promo_idle',
  beaten: 'promo_beaten',
  minimum: 'promo_minimum',
};

export function refusalText(market: Market, text: Text, refusal: PromotionRefusal): string {
  if (refusal.reason !== 'minimum') return text(texts[refusal.reason]);
  const { minimumMinor, missingMinor } = refusal;
  return text(texts.minimum, {
    minimum: moneyText(market, minimumMinor, trim),
    missing: moneyText(market, missingMinor, trim),
  });
}
