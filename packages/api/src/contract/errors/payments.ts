import { asksPassword, ofActive, type ErrorTable } from './errorTable.ts';

/** What a charge of a card may end with. */
const chargeErrors = {
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
  /** The same order is being placed by another call, for longer than one waits. */
  error_commit_running: 409,
} as const;

const commitErrors = {
  ...chargeErrors,
  error_order_changed: 409,
  error_out_of_stock: 409,
  /** A gift card or rewards hold less than the shopper saw: the split is looked at again. */
  error_giftcard_balance: 409,
  error_rewards_balance: 409,
  /** The way to pay asks for a tax number (PLUS-022). */
  error_payment_fiscal_id: 422,
  /** Also where the rewards that should pay are of another account than the one that is signed in. */
  ...asksPassword,
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
  ...asksPassword,
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
const accountErrors = {
  error_giftcard_unknown: 404,
  error_giftcard_expired: 422,
  error_captcha: 422,
  error_too_many_requests: 429,
} as const;

export const paymentErrors = {
  'checkout.paymentSession': {
    ...asksPassword,
    error_payment_processor: 422,
    error_payment_method: 422,
    error_cart_empty: 422,
    error_giftcard_purchase: 404,
  },
  'checkout.addPayment': {
    ...attachErrors,
    ...accountErrors,
    error_card_limit: 422,
    error_giftcard_empty: 422,
    error_rewards_balance: 422,
    ...ofActive,
  },
  'checkout.changePayment': { ...attachErrors, error_payment_missing: 422 },
  'checkout.removePayment': { ...asksPassword, error_payment_unknown: 404, error_order_changed: 409 },
  'checkout.paypalLookup': {
    ...asksPassword,
    error_paypal_failed: 422,
    error_payment_method: 422,
    error_cart_empty: 422,
  },
  'checkout.paypalAuthenticate': { error_paypal_failed: 422, error_order_changed: 409 },
  'checkout.applePaySession': {
    ...asksPassword,
    error_applepay_failed: 422,
    error_payment_method: 422,
    error_cart_empty: 422,
  },
  'giftCards.balance': accountErrors,
  'giftCards.buy': {
    /** A field is not as the form wants it. */
    error_giftcard_invalid: 422,
    /** The market sells none. */
    error_giftcard_sale: 403,
    error_captcha: 422,
    error_too_many_requests: 429,
  },
  /** None of that id, or another session's. */
  'giftCards.read': { error_giftcard_purchase: 404 },
  'giftCards.pay': { ...chargeErrors, error_giftcard_purchase: 404 },
  'checkout.commitV1': commitErrors,
  /** The key came before with other contents. Version 1 sends none. */
  'checkout.commit': { ...commitErrors, error_idempotency_reused: 409 },
} as const satisfies ErrorTable;
