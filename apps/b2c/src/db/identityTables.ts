import type { TaxDocumentValues } from '@driveline/api/contract';
import type { Defaulted, Json, JsonOrNull, Nullable, Stamp, StampOrNull } from './schema.ts';

export interface IdentityTables {
  customer: {
    id: string;
    market: string;
    email: string;
    username: Nullable<string>;
    first_name: string;
    last_name: string;
    /** Digits. */
    phone: Nullable<string>;
    /** ACCT-007: 4 without linked rewards, 7 with linked rewards, 11 standalone. */
    user_type: Defaulted<'4' | '7' | '11'>;
    password_hash: Nullable<string>;
    version: Defaulted<number>;
    created_at: Stamp;
    updated_at: Stamp;
    /** A right password is followed by a one-time code. */
    two_step: Defaulted<boolean>;
    receive_promotions: Defaulted<boolean>;
    receive_print: Defaulted<boolean>;
    receive_texts: Defaulted<boolean>;
    postal_code: Nullable<string>;
    preferred_store_id: Nullable<number>;
    terms_accepted_at: StampOrNull;
    /** A code or a link that was mailed to `email` came back; null again with a new address. */
    email_proven_at: StampOrNull;
    tax_document: JsonOrNull<TaxDocumentValues>;
  };
  remembered_browser: {
    id: string;
    market: string;
    customer_id: string;
    token_hash: string;
    former_hash: Nullable<string>;
    rotated_at: Stamp;
    expires_at: Stamp;
  };
  sign_in_try: {
    market: string;
    login_hash: string;
    tries: number;
    first_at: Stamp;
    locked_until: StampOrNull;
  };
  sign_in_challenge: {
    session_id_hash: string;
    market: string;
    customer_id: Nullable<string>;
    login_hash: string;
    remembers: Defaulted<boolean>;
    channel: Nullable<'email' | 'text'>;
    code_hash: Nullable<string>;
    tries: Defaulted<number>;
    sent_at: StampOrNull;
    expires_at: Stamp;
  };
  password_reset: {
    code_hash: string;
    market: string;
    customer_id: string;
    created_at: Stamp;
    expires_at: Stamp;
  };
  email_confirmation: {
    code_hash: string;
    market: string;
    customer_id: string;
    created_at: Stamp;
    expires_at: Stamp;
  };
  customer_address: {
    id: string;
    customer_id: string;
    market: string;
    address: Json<unknown>;
    is_default: Defaulted<boolean>;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
