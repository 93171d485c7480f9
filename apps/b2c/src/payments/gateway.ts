/** What was typed into the gateway's own fields, as far as the shop may know it. */
export interface PaymentToken {
  readonly token: string;
  /** `visa`, `mastercard`, `american express` …; CART-047. */
  readonly vendor: string;
  readonly lastFour: string;
  /** MM/YY */
  readonly expiry: string;
  /** Where the shopper's browser comes back to from the gateway's pages. */
  readonly returnUrl: string;
}

export interface GatewaySession {
  readonly id: string;
  /** Card fields for a frame; the token comes by postMessage. */
  readonly frameUrl: string;
  /** The same on a page of its own, without script; it comes back to `returnUrl?token=`. */
  readonly pageUrl: string;
  /** Origin of both. */
  readonly origin: string;
}

export interface Charge {
  readonly status: 'authorized' | 'challenge' | 'declined' | 'error';
  /** The gateway's reference of the charge. */
  readonly ref: string;
  readonly code?: DeclineCode;
  /** Where the bank asks the shopper; afterwards the same authorization is asked for again. */
  readonly challengeUrl?: string;
}

export type DeclineCode = 'declined' | 'insufficient_funds' | 'expired_card' | 'challenge_failed' | 'token' | 'processor'; // prettier-ignore

/**
 * Port of a payment service. Every changing call carries a key: the same key never charges twice, however often
 * it is sent and whatever was lost on the way. No call is made inside a database transaction.
 */
export interface PaymentGateway {
  readonly name: string;
  createSession(order: {
    readonly market: string;
    readonly amountMinor: number;
    readonly currency: string;
    readonly returnUrl: string;
    /** Vendors that the market takes. */
    readonly vendors: readonly string[];
    /** Origin that the shopper's browser sees; the sandbox lives on it. */
    readonly shopOrigin: string;
  }): Promise<GatewaySession>;
  /** What a token stands for; undefined when it is unknown, used or too old. */
  describeToken(token: string): Promise<PaymentToken | undefined>;
  /** @throws PaymentGatewayError when no answer came: the charge may or may not exist; ask again with the same key */
  authorize(request: {
    readonly idempotencyKey: string;
    readonly amountMinor: number;
    readonly currency: string;
    readonly token: string;
    readonly installments: number;
    /** Where the bank's page comes back to. */
    readonly returnUrl: string;
    readonly shopOrigin: string;
  }): Promise<Charge>;
  /** The charge of a key, without making one; recovery asks for it when nobody waits any more. */
  findCharge(idempotencyKey: string): Promise<Charge | undefined>;
  capture(ref: string, amountMinor: number, key: string): Promise<void>;
  /** Gives an authorization back; one that is gone already is no error. */
  void(ref: string, key: string): Promise<void>;
  refund(ref: string, amountMinor: number, key: string): Promise<void>;
}

/** The gateway gave no answer or an unreadable one. */
export class PaymentGatewayError extends Error {
  override readonly name = 'PaymentGatewayError';
}
