import type { ErrorKeyOf } from '@driveline/api';

/** What a shopper does about a refused order (PLUS-065). */
export type CommitWay =
  /** Mends who gets it, and where. */
  | 'contact'
  /** Changes the cart. */
  | 'cart'
  /** Looks again and presses once more: nothing about the payment is wrong. */
  | 'again'
  /** Pays another way, or the same way once more. */
  | 'payment';

const ways: Readonly<Record<string, CommitWay>> = {
  error_contact_missing: 'contact',
  error_address_invalid: 'contact',
  error_payment_fiscal_id: 'contact',
  error_out_of_stock: 'cart',
  error_order_too_large: 'cart',
  // Its boxes are asked at the button.
  error_item_misfit: 'again',
  error_order_changed: 'again',
  error_giftcard_balance: 'again',
  error_rewards_balance: 'again',
  error_commit_running: 'again',
  error_captcha: 'again',
  error_tax_document: 'again',
} satisfies Partial<Record<ErrorKeyOf<'checkout.commit'>, CommitWay>>;

/** The way on from an error of `checkout.commit`, by its key. */
export const commitWay = (errorMessageKey: string | undefined): CommitWay =>
  ways[errorMessageKey ?? ''] ?? 'payment';

/** Names one try to buy a cart as it stands: two tabs and a reload send the same (PLUS-021). */
export const orderKey = (commerceId: string, cartVersion: number): string =>
  `web-${commerceId}-${cartVersion}`;
