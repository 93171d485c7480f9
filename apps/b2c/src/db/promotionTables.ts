import type { Defaulted, DefaultedJson, Json, JsonOrNull, Nullable, StampOrNull } from './schema.ts';
import type { Localized } from '../messages/localized.ts';

type At = Date | string;

export interface PromotionTables {
  promotion: {
    id: string;
    market: string;
    title: string;
    terms: Defaulted<string>;
    words: DefaultedJson<unknown>;
    rule: Json<unknown>;
    scope: DefaultedJson<unknown>;
    minimum_minor: Defaulted<number>;
    automatic: Defaulted<boolean>;
    stackable: Defaulted<boolean>;
    starts_at: At;
    /** Null only for one that renews each month. */
    ends_at: At | null;
    renews: Nullable<'monthly' | 'yearly'>;
    use_limit: Nullable<number>;
    uses: Defaulted<number>;
    customer_limit: Nullable<number>;
    /** Counted anew in each of its terms. */
    customer_limit_renews: Defaulted<boolean>;
    version: Defaulted<number>;
  };
  coupon: {
    market: string;
    code: string;
    promotion_id: string;
    use_limit: Nullable<number>;
    uses: Defaulted<number>;
    /** Named to everybody with its last day. */
    listed: Defaulted<boolean>;
  };
  promotion_customer: { promotion_id: string; customer_key: string; uses: number };
  promotion_use: {
    payment_id: string;
    promotion_id: string;
    market: string;
    code: string | null;
    amount_minor: number;
    counts_promotion: boolean;
    counts_code: boolean;
    customer_keys: string[];
    taken_at: At;
    released_at: StampOrNull;
  };
  deal: { id: string; market: string; category_path: string; drawing: string; sort: Defaulted<number> };
  part_option: {
    part_type_id: number;
    id: string;
    sort: number;
    names: Json<Localized>;
    choices: Json<unknown>;
  };
  part_list: { id: string; market: string; owner: string; name: string; created_at: At };
  saved_item: {
    id: string;
    market: string;
    owner: string;
    part_id: number;
    sku: string;
    quantity: number;
    vehicle: JsonOrNull<unknown>;
    options: JsonOrNull<unknown>;
    price_minor: number;
    saved_at: At;
  };
  shipping_membership: { id: string; market: string; token_hash: string; name: string; ends_at: At };
}
