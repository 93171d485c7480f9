import type { Address } from '@driveline/api/contract';
import type { StoredInstructions } from '../db/paymentTables.ts';

/** What was typed into the gateway's own fields or chosen in a wallet, as far as the shop may know it. */
export interface PaymentToken {
  readonly token: string;
  /** `visa`, `mastercard`, `american express`, `paypal`, `applepay` …; CART-047. */
  readonly vendor: string;
  /** Empty where a wallet shows none. */
  readonly lastFour: string;
  /** MM/YY, or empty. */
  readonly expiry: string;
  /** Where the shopper's browser comes back to from the gateway's pages. */
  readonly returnUrl: string;
  /** Of a wallet: what its page asked the shopper for. Left out where the shop's own page did, and by cards. */
  readonly approvedMinor?: number | undefined;
  /** Of a wallet's page: `contents` of its session. */
  readonly contents?: string | undefined;
  /** `payer` of its session: the token of another shopper is refused. Left out by a service that does not keep it. */
  readonly payer?: string | undefined;
}

export interface GatewaySession {
  readonly id: string;
  /** Card fields for a frame; the token comes by postMessage. Empty for a wallet. */
  readonly frameUrl: string;
  /** The same on a page of its own, without script; it comes back to `returnUrl?token=`. */
  readonly pageUrl: string;
  /** Origin of both. */
  readonly origin: string;
}

export type PaymentInstructions = StoredInstructions;

export interface Charge {
  /** `pending`: nothing is paid yet; the shopper pays by `instructions`, and a message of the gateway tells. */
  readonly status: 'authorized' | 'challenge' | 'declined' | 'error' | 'pending';
  /** The gateway's reference of the charge. */
  readonly ref: string;
  readonly code?: DeclineCode;
  /** Where the bank asks the shopper; afterwards the same authorization is asked for again. */
  readonly challengeUrl?: string;
  readonly instructions?: PaymentInstructions;
  /** The money is here already, not only promised: vouchers and codes that were paid. */
  readonly isPaid?: boolean;
}

export type DeclineCode =
  'declined' | 'insufficient_funds' | 'expired_card' | 'challenge_failed' | 'token' | 'processor';

/** With what an authorization is paid: a token of the gateway, or later by a code or voucher. */
export type Instrument =
  | { readonly kind: 'token'; readonly token: string; readonly installments: number }
  | {
      readonly kind: 'later';
      readonly method: string;
      readonly payBy: Date;
      /** The order's way to the payer's account statement, voucher and tax number. */
      readonly payer: { readonly name: string; readonly email: string; readonly fiscalId: string };
    };

export interface SessionRequest {
  readonly market: string;
  /** Of the pages and fields that the service shows. */
  readonly locale: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: string;
  /** Vendors that the market takes. */
  readonly vendors: readonly string[];
  /** Origin that the shopper's browser sees; the sandbox lives on it. */
  readonly shopOrigin: string;
  /** A wallet's pages instead of card fields. */
  readonly wallet?: string | undefined;
  /** Reference of a card that was kept in this market: only its security code is asked for, and the token pays with that card. */
  readonly keptCard?: string | undefined;
  /** Of the contact, where one is known: most cards are the buyer's own, so the name need not be typed again (PLUS-018). */
  readonly buyerName?: string | undefined;
  /** Names what a wallet's page is for; the token of the page says it again. */
  readonly contents?: string | undefined;
  /** Names the shopper's session; the token says it again. */
  readonly payer?: string | undefined;
}

/** A card that the service keeps for later purchases, as far as the shop may know it. */
export interface KeptCard extends Pick<PaymentToken, 'vendor' | 'lastFour' | 'expiry'> {
  /** Names the card at the service; it pays nothing by itself. */
  readonly reference: string;
}

/** Cards that a payment service keeps (PLUS-050). */
export interface CardVault {
  /**
   * Keeps the card of a token, which still pays. The same token gives the same reference.
   * @returns undefined when the token is unknown, used, too old, another market's, or not a card's
   */
  keep(token: string, market: string): Promise<KeptCard | undefined>;
  /** Forgets a card; one that is gone already is no error. */
  forget(reference: string, market: string): Promise<void>;
}

/**
 * Port of a payment service. Every changing call carries a key: the same key never moves money twice, however
 * often it is sent and whatever was lost on the way. No call is made inside a database transaction. Each names the market
 * of its money, for a service with an account for each.
 */
export interface PaymentGateway {
  readonly name: string;
  createSession(order: SessionRequest): Promise<GatewaySession>;
  /** What a token stands for; undefined when it is unknown, used, too old or another market's. */
  describeToken(token: string, market: string): Promise<PaymentToken | undefined>;
  /** @throws PaymentGatewayError when no answer came: the charge may or may not exist; ask again with the same key */
  authorize(request: {
    readonly idempotencyKey: string;
    readonly market: string;
    /** Of the pages that the service shows. */
    readonly locale?: string | undefined;
    readonly amountMinor: number;
    readonly currency: string;
    readonly instrument: Instrument;
    /** Of the card's statement, where the order has one: the bank may compare it. */
    readonly billingAddress?: Address | undefined;
    /** Where the bank's page comes back to. */
    readonly returnUrl: string;
    readonly shopOrigin: string;
  }): Promise<Charge>;
  /** The charge of a key, without making one; recovery asks for it when nobody waits any more. */
  findCharge(idempotencyKey: string, market: string): Promise<Charge | undefined>;
  /**
   * Takes a part of an authorization, or all of it; together never more than was authorized.
   * @throws PaymentRefusedError for good, PaymentGatewayError when no answer came
   */
  capture(ref: string, amountMinor: number, key: string, market: string): Promise<void>;
  /** Gives back what is not captured of an authorization; one that is gone already is no error. */
  void(ref: string, key: string, market: string): Promise<void>;
  /** @throws PaymentRefusedError for good, PaymentGatewayError when no answer came */
  refund(ref: string, amountMinor: number, key: string, market: string): Promise<void>;
  /** Ids of the market's methods that are paid later (`pix`, `boleto`, `oxxo`, `spei`) and that this service offers. */
  readonly laterMethods?: readonly string[];
  /** Whether it splits what a card pays into parcels; without, no plan is offered in any market. */
  readonly splitsCards?: boolean;
  readonly wallets?: WalletGateway;
  /** Without one, no card can be saved. */
  readonly vault?: CardVault;
  /** Reads a message of the service; undefined when it is not its own, altered or too old. */
  readWebhook?(message: { readonly headers: Headers; readonly body: string }): GatewayEvent | undefined;
}

/** Wallets of a payment service. */
export interface WalletGateway {
  /** Ids of the market's methods that it offers: `paypal`, `applePay`, `googlePay`. */
  readonly methods: readonly string[];
  /** PayPal: a visit to the wallet's pages, which post `token` and `PayerID` to `returnUrl`. */
  startPayPal(order: SessionRequest & { readonly cancelUrl: string }): Promise<{
    readonly token: string;
    readonly pageUrl: string;
  }>;
  /** What the shopper chose there; undefined when nothing was, or it is not this visit's. */
  finishPayPal(
    token: string,
    payerId: string,
    market: string,
  ): Promise<{ readonly payment: PaymentToken; readonly shippingAddress: Address | null } | undefined>;
  /** Asks Apple for a merchant session. The caller has checked the address against Apple's own. */
  applePaySession(request: {
    readonly validationUrl: string;
    readonly domain: string;
    readonly displayName: string;
  }): Promise<Readonly<Record<string, unknown>>>;
  /** Changes what a wallet's sheet answered with into a token; undefined when it is not readable. */
  exchange(method: string, payload: string, market: string): Promise<PaymentToken | undefined>;
}

/** A signed message of the payment service. */
export interface GatewayEvent {
  /** The same for each delivery of the same message. */
  readonly id: string;
  readonly kind: 'paid' | 'expired';
  readonly idempotencyKey: string;
  readonly ref: string;
  readonly amountMinor: number;
}

/** The gateway gave no answer or an unreadable one. */
export class PaymentGatewayError extends Error {
  override readonly name: string = 'PaymentGatewayError';
}

/** The gateway said no, and will say so again. */
export class PaymentRefusedError extends PaymentGatewayError {
  override readonly name = 'PaymentRefusedError';
}
