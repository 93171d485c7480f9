import type { Defaulted, Nullable, Stamp, StampOrNull } from './schema.ts';

export type EntryKind =
  'EARN' | 'REVERSAL' | 'REWARD' | 'UNREWARD' | 'REDEEM' | 'GIVE_BACK' | 'EXPIRY' | 'MERGE' | 'ADJUSTMENT';

export interface RewardsTables {
  loyalty_account: {
    rewards_id: string;
    market: string;
    customer_id: Nullable<string>;
    is_primary: Defaulted<boolean>;
    linked_at: StampOrNull;
    status: Defaulted<'OPEN' | 'MERGED'>;
    merged_into: Nullable<string>;
    first_name: Nullable<string>;
    last_name: Nullable<string>;
    name_key: Nullable<string>;
    email: Nullable<string>;
    phone: Nullable<string>;
    postal_code: Nullable<string>;
    birthday: Nullable<string>;
    asks_questions: Defaulted<boolean>;
    terms_version: Nullable<string>;
    credits: Defaulted<number>;
    balance_minor: Defaulted<number>;
    next_expiry: StampOrNull;
    joined_at: Stamp;
    updated_at: Stamp;
  };
  loyalty_entry: {
    id: string;
    rewards_id: string;
    market: string;
    kind: EntryKind;
    key: string;
    credits: Defaulted<number>;
    amount_minor: Defaulted<number>;
    order_type: string;
    order_id: Nullable<string>;
    reference: Nullable<string>;
    order_amount_minor: Nullable<number>;
    of_entry: Nullable<string>;
    expires_at: StampOrNull;
    at: Stamp;
  };
  loyalty_candidate: {
    token_hash: string;
    session_id_hash: string;
    market: string;
    rewards_id: string;
    expires_at: Stamp;
  };
  loyalty_link: {
    customer_id: string;
    rewards_id: string;
    market: string;
    code_hash: string;
    code_expires_at: Stamp;
    sent_at: Stamp;
    tries: Defaulted<number>;
    proven_at: StampOrNull;
    locked_until: StampOrNull;
  };
  loyalty_alert: {
    customer_id: string;
    alert_type: string;
    market: string;
    status: 'PROMPT' | 'ACKNOWLEDGED' | 'DISMISSED';
    at: Stamp;
  };
  store_receipt: {
    market: string;
    store_number: string;
    receipt_number: string;
    sold_on: string;
    amount_minor: number;
  };
}
