import type { LaterMethod, ShopCardMethod } from '@driveline/validation';
import type { Defaulted, DefaultedJson, JsonOrNull, Nullable, Stamp, StampOrNull } from './schema.ts';

/** What waits for the shopper's money, and with what it is paid (PLUS-022). */
export interface StoredInstructions {
  readonly kind: LaterMethod;
  /** What the shopper copies: the BR Code, the typed line, the reference, the CLABE. */
  readonly code: string;
  /** Of a transfer: the bank of the account, and what the payer writes beside the amount. */
  readonly bank?: string | undefined;
  readonly reference?: string | undefined;
  /** What a machine reads, where it is not the same: the bar code's digits. */
  readonly barcode?: string | undefined;
  /** A page of the gateway for this payment. */
  readonly url?: string | undefined;
  /** The voucher as a PDF. */
  readonly pdfUrl?: string | undefined;
}

/** The card that pays a gift card, while the gateway is asked. */
export interface StoredGiftCardPayment {
  /** Works once; forgotten when the try has ended. */
  readonly token: string;
  readonly method: string;
  readonly returnUrl: string;
  readonly shopOrigin: string;
  /** Where links of its mails lead: a host that the deployment names. */
  readonly mailOrigin: string;
  /** Language of its mails; none in a row of the release before. */
  readonly locale?: string;
}

export interface PaymentTables {
  payment_tender: {
    id: string;
    payment_id: string;
    market: string;
    position: number;
    kind: 'GIFT_CARD' | 'REWARDS' | 'GATEWAY';
    method: string;
    card_type: Defaulted<string>;
    last_four: Defaulted<string>;
    account_id: Nullable<string>;
    is_prepaid: Defaulted<boolean>;
    amount_minor: number;
    captured_minor: Defaulted<number>;
    voided_minor: Defaulted<number>;
    refunded_minor: Defaulted<number>;
  };
  payment: {
    id: string;
    market: string;
    cart_id: Nullable<string>;
    order_id: Nullable<string>;
    method: string;
    gateway: string;
    gateway_ref: Nullable<string>;
    idempotency_key: string;
    amount_minor: number;
    currency: string;
    status: string;
    code: Nullable<string>;
    detail: DefaultedJson<Record<string, unknown>>;
    lease_until: StampOrNull;
    pay_by: StampOrNull;
    /** 0042: of what is paid later, until it is paid or has ended. */
    network_hash: Nullable<string>;
    instructions: JsonOrNull<StoredInstructions>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  payment_event: {
    id: string;
    payment_id: string;
    market: string;
    kind: string;
    detail: DefaultedJson<Record<string, unknown>>;
    tender_id: Nullable<string>;
    key: Nullable<string>;
    amount_minor: Nullable<number>;
    status: Defaulted<'PENDING' | 'DONE' | 'FAILED'>;
    at: Stamp;
  };
  gift_card: {
    id: string;
    market: string;
    method: Exclude<ShopCardMethod, 'loyaltyCard'>;
    number_hash: string;
    last_four: string;
    pin_hash: string;
    status: Defaulted<'ACTIVE' | 'BLOCKED'>;
    currency: string;
    balance_minor: number;
    held_minor: Defaulted<number>;
    expires_at: StampOrNull;
    created_at: Stamp;
  };
  gift_card_entry: {
    id: string;
    gift_card_id: string;
    market: string;
    kind: 'ISSUE' | 'HOLD' | 'RELEASE' | 'SPEND' | 'REFUND' | 'EXPIRE';
    amount_minor: number;
    key: string;
    tender_id: Nullable<string>;
    at: Stamp;
  };
  gift_card_purchase: {
    id: string;
    number: string;
    market: string;
    session_id_hash: string;
    customer_id: Nullable<string>;
    status: Defaulted<'OPEN' | 'STARTED' | 'CHALLENGE' | 'PAID'>;
    amount_minor: number;
    currency: string;
    recipient_name: string;
    recipient_email: string;
    sender_name: string;
    sender_email: string;
    message: Defaulted<string>;
    /** `YYYY-MM-DD` */
    deliver_on: Nullable<string>;
    attempt: Defaulted<number>;
    code: Nullable<string>;
    payment: JsonOrNull<StoredGiftCardPayment>;
    gateway_ref: Nullable<string>;
    lease_until: StampOrNull;
    gift_card_id: Nullable<string>;
    created_at: Stamp;
    updated_at: Stamp;
    paid_at: StampOrNull;
  };
  wallet_visit: {
    token_hash: string;
    market: string;
    cart_id: string;
    method: string;
    origin: string;
    return_url: string;
    contents: Nullable<string>;
    done_at: StampOrNull;
    created_at: Stamp;
    expires_at: Date | string;
  };
  payment_webhook: {
    gateway: string;
    event_id: string;
    kind: string;
    payment_id: Nullable<string>;
    at: Stamp;
  };
  customer_card: {
    id: string;
    customer_id: string;
    market: string;
    gateway: string;
    reference: string;
    vendor: string;
    last_four: string;
    /** MM/YY */
    expiry: string;
    nickname: Defaulted<string>;
    is_default: Defaulted<boolean>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  kept_card: {
    id: string;
    market: string;
    gateway: string;
    token: Nullable<string>;
    reference: Nullable<string>;
    due_at: StampOrNull;
    attempts: Defaulted<number>;
    created_at: Stamp;
  };
  sandbox_card: {
    reference: string;
    market: Nullable<string>;
    brand: string;
    last4: string;
    expiry: string;
    behaviour: string;
    created_at: Stamp;
  };
  sandbox_action: {
    key: string;
    ref: string;
    kind: 'capture' | 'void' | 'refund';
    amount_minor: number;
    refused: Nullable<string>;
    at: Stamp;
  };
}
