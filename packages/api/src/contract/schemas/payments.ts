import * as z from 'zod/mini';
import { chosenInstallments } from './afterSale.ts';
import { signedInErrors, type DomainSchemas } from './endpointSchemas.ts';
import { address, amount, identifier, text } from './primitives.ts';
import { taxDocument } from './taxDocument.ts';
import { cart, order } from './cart.ts';

const paymentMethods = z.object({
  paymentMethod: z.string(),
  cardType: z.string(),
  /** Empty where there is no number: wallets, codes, vouchers. */
  lastFour: z.string(),
  expiry: z.optional(z.string()),
  /** The card was to be saved (`saveCard`) and cannot be at the moment; it pays all the same (PLUS-050). */
  notSaved: z.optional(z.boolean()),
  installments: z.optional(chosenInstallments),
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

export const captchaToken = z.optional(text(2000));
export const giftCardNumber = text(30);
export const giftCardPin = text(12);

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

/** What a charge of a card may end with. */
export const chargeErrors = {
  error_card_declined: 422,
  error_card_insufficient_funds: 422,
  error_card_expired: 422,
  error_card_challenge_failed: 422,
  /** Too many cards of the cart, the session or the network were declined; other ways to pay go on. */
  error_card_tries: 429,
  error_payment_processor: 422,
  /** The card's token was used or is too old: the card is typed again. */
  error_payment_token: 422,
  error_payment_missing: 422,
  error_captcha: 422,
  /** The same order is being placed by another call, for longer than one waits: the same call is sent again. */
  error_commit_running: 503,
} as const;

const commitErrors = {
  ...chargeErrors,
  error_order_changed: 409,
  error_out_of_stock: 409,
  /** Orders of the network that nobody has paid yet hold too much of a part; ways that pay at once go on (PLUS-079). */
  error_unpaid_stock: 409,
  /** A gift card or rewards hold less than the shopper saw: the split is looked at again. */
  error_giftcard_balance: 409,
  error_rewards_balance: 409,
  /** The way to pay asks for a tax number (PLUS-022). */
  error_payment_fiscal_id: 422,
  error_payment_installments: 422,
  error_contact_missing: 422,
  error_address_invalid: 422,
  /** A part that does not fit its vehicle, which the shopper has not confirmed (verifyForCheckout). */
  error_item_misfit: 422,
  error_cart_empty: 422,
  /** More than a payment can be: several orders are. */
  error_order_too_large: 422,
  error_cart_unknown: 404,
} as const;

const attachErrors = {
  error_card_declined: 422,
  error_payment_token: 422,
  error_payment_installments: 422,
  /** Not a way to pay of this market. */
  error_payment_method: 422,
  error_address_invalid: 422,
  error_cart_empty: 422,
  error_order_changed: 409,
} as const;

/** Whatever is wrong with number or PIN, the answer is the same. */
export const giftCardErrors = {
  error_giftcard_unknown: 404,
  error_giftcard_expired: 422,
  error_captcha: 422,
  error_too_many_requests: 429,
} as const;

export const paymentSchemas = {
  'checkout.paymentOptions': {
    requirement: 'API-074',
    summary: 'Payment methods and how many cards each allows',
    response: z.object({
      paymentOptions: z.array(z.object({ paymentMethod: z.string(), numberOfCardsAllowed: z.number() })),
      installments: z.array(
        z.object({
          count: z.number(),
          /** The first payment, which carries what does not divide. */
          amount,
          interestFree: z.boolean(),
          /** The plan in words, every payment that differs with its amount; absent from servers of the release before. */
          text: z.optional(z.string()),
        }),
      ),
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
      /** Pays with a saved card: only its security code is asked for (PLUS-050). */
      cardId: z.optional(identifier),
      /** The card is typed to be saved in the account (`account.addCard`); no cart is needed. */
      forAccount: z.optional(z.boolean()),
    }),
    response: z.object({
      sessionId: z.string(),
      /** Empty for a wallet, which has a page of its own only. */
      frameUrl: z.string(),
      pageUrl: z.string(),
      origin: z.string(),
    }),
    asksPassword: 'always',
    errors: {
      error_payment_processor: 422,
      error_payment_method: 422,
      error_cart_empty: 422,
      error_giftcard_purchase: 404,
      error_saved_card_unknown: 404,
      error_saved_card_away: 422,
      error_card_expired: 422,
      ...signedInErrors,
    },
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
      /** Saves the card in the account once the order is placed (PLUS-050). */
      saveCard: z.optional(z.boolean()),
      captchaToken,
    }),
    response: paymentAnswer,
    asksPassword: 'always',
    errors: {
      ...attachErrors,
      ...giftCardErrors,
      error_card_limit: 422,
      error_giftcard_empty: 422,
      error_payment_processor: 422,
      error_rewards_balance: 422,
      error_saved_card_limit: 422,
      ...signedInErrors,
    },
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
    asksPassword: 'always',
    errors: { ...attachErrors, error_payment_missing: 422 },
  },
  'checkout.removePayment': {
    requirement: 'API-073',
    summary: 'Take a way to pay off the cart; a gift card by its id',
    body: z.object({ paymentMethod: text(30), giftCardId: z.optional(identifier) }),
    response: paymentAnswer,
    asksPassword: 'always',
    errors: { error_payment_unknown: 404, error_order_changed: 409 },
  },
  'checkout.paypalLookup': {
    requirement: 'API-085',
    summary: 'Start PayPal: where the shopper goes, and the token that comes back',
    body: z.object({ origin: z.enum(['cart', 'checkout']) }),
    response: z.object({ redirectURL: z.string(), token: z.string() }),
    asksPassword: 'always',
    errors: {
      error_paypal_failed: 422,
      error_payment_method: 422,
      error_cart_empty: 422,
    },
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
    errors: { error_paypal_failed: 422, error_order_changed: 409 },
  },
  'checkout.applePaySession': {
    requirement: 'API-114',
    summary: 'A merchant session for the Apple Pay sheet',
    body: z.object({ validationUrl: text(300) }),
    response: z.object({ merchantSession: z.record(z.string(), z.unknown()) }),
    asksPassword: 'always',
    errors: {
      error_applepay_failed: 422,
      error_payment_method: 422,
      error_cart_empty: 422,
    },
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
    asksPassword: 'always',
    errors: commitErrors,
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
      /** The shopper wants an invoice (PLUS-058). */
      taxDocument: z.optional(taxDocument),
    }),
    response: commitAnswer,
    asksPassword: 'always',
    /** The key came before with other contents. Version 1 sends none. */
    errors: { ...commitErrors, error_idempotency_reused: 409, error_tax_document: 422 },
  },
} satisfies DomainSchemas;

export type PaymentOptions = z.infer<(typeof paymentSchemas)['checkout.paymentOptions']['response']>;
export type PaymentState = z.infer<typeof paymentState>;
export type PaymentAnswer = z.infer<typeof paymentAnswer>;
export type CommitAnswer = z.infer<typeof commitAnswer>;
