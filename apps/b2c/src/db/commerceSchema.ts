import type { OrderColumns, OrderItemColumns } from './orderTables.ts';
import type { Defaulted, DefaultedJson, Json, JsonOrNull, Nullable, Stamp, StampOrNull } from './schema.ts';

/** How a cart and an order store `ShipmentType`; `availability/fulfilment.ts` alone maps the two. */
export type StoredFulfilment = 'PICKUP' | 'NEXT_DAY' | 'STANDARD' | 'SAME_DAY';
type Detail = Record<string, unknown>;

export interface CommerceTables {
  session: {
    id_hash: string;
    market: string;
    created_at: Stamp;
    last_seen_at: Stamp;
    customer_id: Nullable<string>;
    auto_login: Defaulted<boolean>;
    signed_in_at: StampOrNull;
    cart_id: Nullable<string>;
    store_id: Nullable<number>;
    vehicle: JsonOrNull<unknown>;
    detail: DefaultedJson<Detail>;
    /** 0042 */
    came_back: Defaulted<boolean>;
  };
  cart: {
    id: string;
    market: string;
    session_id_hash: Nullable<string>;
    customer_id: Nullable<string>;
    status: Defaulted<'OPEN' | 'COMMITTING' | 'ORDERED' | 'MERGED'>;
    version: Defaulted<number>;
    store_id: Nullable<number>;
    postal_code: Nullable<string>;
    promo_codes: Defaulted<string[]>;
    contact: JsonOrNull<unknown>;
    pickup_person: JsonOrNull<unknown>;
    delivery: JsonOrNull<unknown>;
    payment: JsonOrNull<unknown>;
    invoice: JsonOrNull<unknown>;
    checkout_version: Nullable<string>;
    order_id: Nullable<string>;
    terms_seen: Defaulted<string[]>;
    /** Gift cards and rewards that pay first. */
    accounts: DefaultedJson<unknown>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  cart_item: {
    id: string;
    cart_id: string;
    market: string;
    line: number;
    part_id: number;
    sku: string;
    quantity: number;
    fulfilment: Defaulted<StoredFulfilment>;
    store_id: Nullable<number>;
    unit_price_minor: number;
    list_price_minor: number;
    core_minor: Defaulted<number>;
    vehicle: JsonOrNull<unknown>;
    fit_proof: JsonOrNull<unknown>;
    misfit_accepted: Defaulted<boolean>;
    options: JsonOrNull<unknown>;
    added_at: Stamp;
  };
  cart_address: {
    cart_id: string;
    market: string;
    kind: 'SHIPPING' | 'BILLING';
    address: Json<unknown>;
    verified: Defaulted<boolean>;
  };
  orders: {
    id: string;
    market: string;
    number: string;
    cart_id: Nullable<string>;
    session_id_hash: Nullable<string>;
    customer_id: Nullable<string>;
    email: string;
    phone: Nullable<string>;
    status: string;
    currency: string;
    locale: string;
    /** With the prefix of the language; none in orders of a release before, and of samples. */
    shop_origin: Nullable<string>;
    item_total_minor: number;
    discount_minor: Defaulted<number>;
    core_minor: Defaulted<number>;
    shipping_minor: Defaulted<number>;
    fee_minor: Defaulted<number>;
    tax_minor: Defaulted<number>;
    total_minor: number;
    contact: Json<unknown>;
    billing: JsonOrNull<unknown>;
    invoice: JsonOrNull<unknown>;
    promo: JsonOrNull<unknown>;
    placed_at: Stamp;
    updated_at: Stamp;
  } & OrderColumns;
  order_shipment: {
    id: string;
    order_id: string;
    market: string;
    fulfilment: StoredFulfilment | 'FREIGHT';
    status: string;
    store_id: Nullable<number>;
    address: JsonOrNull<unknown>;
    pickup_person: JsonOrNull<unknown>;
    promise: JsonOrNull<unknown>;
    shipping_minor: Defaulted<number>;
    tracking: JsonOrNull<unknown>;
    step_id: Nullable<string>;
    updated_at: Stamp;
  };
  order_item: {
    id: string;
    order_id: string;
    shipment_id: string;
    market: string;
    line: number;
    part_id: number;
    sku: string;
    part_number: string;
    title: string;
    brand: string;
    product_url: Nullable<string>;
    quantity: number;
    unit_price_minor: number;
    core_minor: Defaulted<number>;
    discount_minor: Defaulted<number>;
    promo_minor: Defaulted<number>;
    tax_minor: Defaulted<number>;
    line_total_minor: number;
    vehicle: JsonOrNull<unknown>;
    fit_proof: JsonOrNull<unknown>;
    options: JsonOrNull<unknown>;
    status: string;
  } & OrderItemColumns;
  idempotency: {
    scope: string;
    key: string;
    market: string;
    request_hash: string;
    status: Nullable<number>;
    response: JsonOrNull<unknown>;
    created_at: Stamp;
    expires_at: Date | string;
  };
  outbox: {
    id: string;
    market: string;
    locale: Nullable<string>;
    topic: string;
    payload: Json<unknown>;
    attempts: Defaulted<number>;
    available_at: Stamp;
    created_at: Stamp;
    done_at: StampOrNull;
    failure: Nullable<string>;
  };
  stock_movement: {
    id: string;
    market: string;
    store_id: number;
    part_id: number;
    delta: number;
    reason: 'SALE' | 'RELEASE';
    payment_id: string;
    at: Stamp;
  };
  subscription: {
    id: string;
    market: string;
    email: Nullable<string>;
    phone: Nullable<string>;
    promotions: boolean;
    text_messages: boolean;
    session_id_hash: Nullable<string>;
    at: Stamp;
  };
  sandbox_session: {
    id: string;
    market: string;
    amount_minor: number;
    currency: string;
    status: string;
    return_url: Nullable<string>;
    detail: DefaultedJson<Detail>;
    created_at: Stamp;
    expires_at: Date | string;
  };
  sandbox_token: {
    token: string;
    session_id: Nullable<string>;
    kind: string;
    brand: Nullable<string>;
    last4: Nullable<string>;
    expiry: Nullable<string>;
    behaviour: string;
    used_by: Nullable<string>;
    created_at: Stamp;
  };
  sandbox_charge: {
    ref: string;
    idempotency_key: string;
    session_id: Nullable<string>;
    token: string;
    status: string;
    code: Nullable<string>;
    challenge: JsonOrNull<unknown>;
    amount_minor: number;
    captured_minor: Defaulted<number>;
    refunded_minor: Defaulted<number>;
    currency: string;
    detail: DefaultedJson<Detail>;
    pay_by: StampOrNull;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
