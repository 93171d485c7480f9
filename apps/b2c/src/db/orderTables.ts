import type { TaxDocumentValues } from '@driveline/api/contract';
import type { Defaulted, DefaultedJson, JsonOrNull, Nullable, Stamp, StampOrNull } from './schema.ts';

type Detail = Record<string, unknown>;

/** What 0010 adds to the tables of placed orders. */
export interface OrderColumns {
  type: Defaulted<string>;
  parent_id: Nullable<string>;
  store_id: Nullable<number>;
  rewards_id: Nullable<string>;
  is_sample: Defaulted<boolean>;
  pay_by: StampOrNull;
  reminded_at: StampOrNull;
  captured_minor: Defaulted<number>;
  voided_minor: Defaulted<number>;
  refunded_minor: Defaulted<number>;
  /** 0028 */
  tax_document: JsonOrNull<TaxDocumentValues>;
}

export interface OrderItemColumns {
  returned_count: Defaulted<number>;
  core_returned_count: Defaulted<number>;
  origin_id: Nullable<string>;
  reason: Nullable<string>;
  note: Nullable<string>;
  returns: Nullable<'PART' | 'CORE'>;
}

export interface OrderTables {
  order_event: {
    id: string;
    order_id: string;
    shipment_id: string;
    market: string;
    position: number;
    event: string;
    status: string;
    detail: DefaultedJson<Detail>;
    at: Stamp;
  };
  order_step: {
    id: string;
    order_id: string;
    shipment_id: string;
    market: string;
    kind: 'CAPTURE' | 'VOID' | 'REFUND';
    event: string;
    amount_minor: number;
    status: Defaulted<'OPEN' | 'DONE' | 'FAILED'>;
    detail: DefaultedJson<Detail>;
    tries: Defaulted<number>;
    failure: Nullable<string>;
    due_at: Stamp;
    created_at: Stamp;
    done_at: StampOrNull;
  };
}
