import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { captchaToken, chargeErrors, giftCardErrors, giftCardNumber, giftCardPin } from './payments.ts';
import { amount, identifier, text } from './primitives.ts';

const giftCardPurchase = z.object({
  purchaseId: z.string(),
  /** What the buyer is told, as of an order. */
  orderId: z.string(),
  /** `open` until its card is charged; `pending` while the gateway has not answered, and may have charged it. */
  status: z.enum(['open', 'pending', 'paid']),
  amount,
  currency: z.string(),
  recipientName: z.string(),
  /** Masked: a stranger who finds the page open learns no address. */
  recipientEmail: z.string(),
  /** Masked too. */
  senderEmail: z.string(),
  /** The day of the mail, `YYYY-MM-DD` in the market's time zone. */
  deliverOn: z.string(),
});

export const giftCardSchemas = {
  'giftCards.balance': {
    requirement: 'API-061',
    summary: 'What a gift card holds',
    body: z.object({ cardNumber: giftCardNumber, pin: giftCardPin, captchaToken }),
    response: z.object({ balance: amount, currency: z.string() }),
    errors: giftCardErrors,
  },
  'giftCards.buy': {
    requirement: 'CART-055',
    summary: 'Start to buy a gift card: its amount, who gets it by email and when',
    body: z.object({
      amount,
      recipientName: text(100),
      recipientEmail: text(254),
      senderName: text(100),
      senderEmail: text(254),
      message: z.optional(text(1000)),
      /** `YYYY-MM-DD`, from today to a year from now; left out for today. */
      deliverOn: z.optional(text(10)),
      captchaToken,
    }),
    response: giftCardPurchase,
    errors: {
      /** A field is not as the form wants it. */
      error_giftcard_invalid: 422,
      /** The market sells none. */
      error_giftcard_sale: 403,
      error_captcha: 422,
      error_too_many_requests: 429,
    },
  },
  'giftCards.read': {
    requirement: 'CART-055',
    summary: 'A gift card that this session buys or has bought',
    params: z.object({ purchaseId: identifier }),
    response: giftCardPurchase,
    /** None of that id, or another session's. */
    errors: { error_giftcard_purchase: 404 },
  },
  'giftCards.pay': {
    requirement: 'CART-055',
    summary: 'Charge the card for a gift card, exactly once per purchase',
    params: z.object({ purchaseId: identifier }),
    body: z.object({
      /** Of the gateway; left out after the bank has asked. */
      token: z.optional(text(200)),
      captchaToken,
    }),
    response: z.object({
      /** Set once it is paid. */
      purchase: z.optional(giftCardPurchase),
      /** The bank wants a word with the shopper first; afterwards the same call is sent again. */
      challenge: z.optional(z.object({ url: z.string() })),
    }),
    errors: { ...chargeErrors, error_giftcard_purchase: 404 },
  },
} satisfies DomainSchemas;

export type GiftCardPurchase = z.infer<typeof giftCardPurchase>;
