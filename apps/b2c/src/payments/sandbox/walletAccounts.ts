import type { WalletMethod } from '@driveline/validation';
import type { Behaviour } from './testCards.ts';

/** A person with a wallet, as the sandbox's pages offer them; docs/payments.md lists them. */
export interface WalletAccount {
  readonly id: 'buyer' | 'nofunds' | 'declined' | 'late';
  readonly email: string;
  readonly lastFour: string;
  readonly behaviour: Behaviour;
}

export const walletAccounts: readonly WalletAccount[] = [
  { id: 'buyer', email: 'buyer@sandbox.example', lastFour: '4242', behaviour: 'approve' },
  { id: 'nofunds', email: 'nofunds@sandbox.example', lastFour: '9995', behaviour: 'insufficientFunds' },
  { id: 'declined', email: 'declined@sandbox.example', lastFour: '0002', behaviour: 'decline' },
  { id: 'late', email: 'late@sandbox.example', lastFour: '6000', behaviour: 'answersLate' },
];

/** Vendor of CART-047 for a method of the market. */
export const walletVendors: Readonly<Record<WalletMethod, string>> = {
  paypal: 'paypal',
  applePay: 'applepay',
  googlePay: 'googlepay',
} satisfies Record<WalletMethod, string>;

/** Names of the wallets, which are the same in every language. */
export const walletNames: Readonly<Record<WalletMethod, string>> = {
  paypal: 'PayPal',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
};
