import * as z from 'zod/mini';
import { address, amount, identifier, text } from './primitives.ts';
import { cart, order } from './cart.ts';

const paymentMethods = z.object({
  paymentMethod: z.string(),
  cardType: z.string(),
  /** Empty where there is no number: wallets, codes, vouchers. */
  lastFour: z.string(),
  expiry: z.optional(z.string()),
});

const giftCard = z.object({
  /** Names the card for its removal; the number stays with the shopper. */
  giftCardId: z.string(),
  /** `giftCard`, `merchandiseCard` or `loyaltyCard`. */
  paymentMethod: z.string(),
  lastFour: z.string(),
  /** What it pays of this order. */
  amount,
  /** What it holds before the order. */
  balance: amount,
});

/** How a cart is paid so far (CART-023). */
export const paymentState = z.object({
  paymentMethodInfo: z.array(paymentMethods),
  giftCardList: z.array(giftCard),
  /** Gift cards and rewards pay everything: no card, no captcha, no billing address (CART-049). */
  GCorRewardsOnlyOrder: z.boolean(),
  paymentLayout: z.enum(['card', 'paypal', 'wallet', 'none']),
  paypalIndicator: z.boolean(),
  /** A wallet that was approved for another amount than is due now: it pays nothing before it was asked again. */
  approvalLapsed: z.optional(
    z.object({ paymentMethod: z.string(), cardType: z.string(), approvedAmount: amount }),
  ),
});

const paymentAnswer = z.extend(paymentState, { order: cart });

/** How many monthly payments, market permitting (PLUS-022); 1 is a single charge. */
const installments = z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(24)));

const captchaToken = z.optional(text(2000));
const giftCardNumber = text(30);
const giftCardPin = text(12);

const giftCardPurchase = z.object({
  purchaseId: z.string(),
  /** What the buyer is told, as of an order. */
  orderId: z.string(),
  /** `open` until its card is charged; `pending` while the gateway has not answered, and may have charged it. */
  status: z.enum(['open', 'pending', 'paid']),
  amount,
  currency: z.string(),
  recipientName: z.string(),
  /** Masked: whoever finds the page open learns no address. */
  recipientEmail: z.string(),
  /** Masked too. */
  senderEmail: z.string(),
  /** The day of the mail, `YYYY-MM-DD` in the market's time zone. */
  deliverOn: z.string(),
});

const commitAnswer = z.object({
  /** Set once the order is placed. */
  orderId: z.optional(z.string()),
  order: z.optional(order),
  /** The bank wants a word with the shopper first; afterwards the same commit is sent again. */
  challenge: z.optional(z.object({ url: z.string() })),
});

const subscriptions = z.object({
  receivePromoAndSpecialEvents: z.boolean(),
  receiveTextMessage: z.boolean(),
});

export const paymentSchemas = {
  'checkout.paymentOptions': {
    requirement: 'API-074',
    summary: 'Payment methods and how many cards each allows',

    response: z.object({
      paymentOptions: z.array(z.object({ paymentMethod: z.string(), numberOfCardsAllowed: z.number() })),
      installments: z.array(z.object({ count: z.number(), amount, interestFree: z.boolean() })),
    }),
  },
  /** PLUS-020: opens the gateway's frame (with script) or page (without). */
  'checkout.paymentSession': {
    requirement: 'PLUS-020',
    summary: 'A session with the payment gateway: its frame, or its own page without script',

    body: z.object({
      returnUrl: text(500),
      /** A wallet's pages (`applePay`, `googlePay`) instead of card fields. */
      paymentMethod: z.optional(text(30)),
      /** Pays a gift card that is being bought, in place of the cart (CART-055). */
      purchaseId: z.optional(identifier),
    }),
    response: z.object({
      sessionId: z.string(),
      /** Empty for a wallet, which has a page of its own only. */
      frameUrl: z.string(),
      pageUrl: z.string(),
      origin: z.string(),
    }),
  },
  'checkout.addPayment': {
    requirement: 'API-073',
    summary: 'Attach a way to pay: bank cards and wallets by token, gift cards by number and PIN',

    body: z.object({
      paymentMethod: text(30),
      /** Of the gateway, or what the sheet of a wallet answered with. */
      token: z.optional(text(12_000)),
      cardNumber: z.optional(giftCardNumber),
      pin: z.optional(giftCardPin),
      installments,
      billingAddress: z.optional(address),
      captchaToken,
    }),
    response: paymentAnswer,
  },
  'checkout.changePayment': {
    requirement: 'API-073',
    summary: 'Change the attached card: its number of payments, its token, its billing address',

    body: z.object({
      paymentMethod: text(30),
      token: z.optional(text(12_000)),
      installments,
      billingAddress: z.optional(address),
    }),
    response: paymentAnswer,
  },
  'checkout.removePayment': {
    requirement: 'API-073',
    summary: 'Take a way to pay off the cart; a gift card by its id',

    body: z.object({ paymentMethod: text(30), giftCardId: z.optional(identifier) }),
    response: paymentAnswer,
  },
  'checkout.paypalLookup': {
    requirement: 'API-085',
    summary: 'Start PayPal: where the shopper goes, and the token that comes back',

    body: z.object({ origin: z.enum(['cart', 'checkout']) }),
    response: z.object({ redirectURL: z.string(), token: z.string() }),
  },
  'checkout.paypalAuthenticate': {
    requirement: 'API-085',
    summary: 'Attach the PayPal account that the shopper chose, found by the token',

    body: z.object({ token: text(200), payerId: text(100) }),
    response: z.object({
      paypalIndicator: z.boolean(),
      /** Where the visit began. */
      origin: z.enum(['cart', 'checkout']),
      /** As the wallet knows it; the shopper's own address stands. */
      shippingAddress: z.nullable(address),
    }),
  },
  'checkout.applePaySession': {
    requirement: 'API-114',
    summary: 'A merchant session for the Apple Pay sheet',

    body: z.object({ validationUrl: text(300) }),
    response: z.object({ merchantSession: z.record(z.string(), z.unknown()) }),
  },
  'giftCards.balance': {
    requirement: 'API-061',
    summary: 'What a gift card holds',

    body: z.object({ cardNumber: giftCardNumber, pin: giftCardPin, captchaToken }),
    response: z.object({ balance: amount, currency: z.string() }),
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
  },
  'giftCards.read': {
    requirement: 'CART-055',
    summary: 'A gift card that this session buys or has bought',

    params: z.object({ purchaseId: identifier }),
    response: giftCardPurchase,
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
  },
  'checkout.commitV1': {
    requirement: 'API-075',
    summary: 'Place the order; repeated calls for the same cart version place it once',

    body: z.object({
      commerceId: identifier,
      captchaToken,
      checkoutSubscriptions: z.optional(subscriptions),
    }),
    response: commitAnswer,
  },
  'checkout.commit': {
    requirement: 'API-075',
    summary: 'Place the order, exactly once per idempotency key',

    body: z.object({
      commerceId: identifier,
      cartVersion: z.optional(z.number().check(z.int(), z.minimum(0))),
      captchaToken,
      checkoutSubscriptions: z.optional(subscriptions),
      idempotencyKey: identifier,
      continueAsGuest: z.optional(z.boolean()),
    }),
    response: commitAnswer,
  },
};

export type PaymentOptions = z.infer<(typeof paymentSchemas)['checkout.paymentOptions']['response']>;
export type PaymentState = z.infer<typeof paymentState>;
export type PaymentAnswer = z.infer<typeof paymentAnswer>;
export type GiftCardPurchase = z.infer<typeof giftCardPurchase>;
export type CommitAnswer = z.infer<typeof commitAnswer>;
