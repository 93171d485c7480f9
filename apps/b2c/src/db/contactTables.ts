import type { Defaulted, DefaultedJson, Nullable, Stamp, StampOrNull } from './schema.ts';

/** Tables of contact cases, chats, and what stores and brands say of themselves. */
export interface ContactTables {
  store_closure: { store_id: number; from_day: string; until_day: Nullable<string> };
  store_rebate: {
    id: number;
    market: string;
    brand_id: number;
    part_type_ids: number[];
    amount_minor: number;
    starts_on: string;
    ends_on: string;
    regions: Defaulted<string[]>;
  };
  type_affinity: { part_type_id: number; related_type_id: number; weight: number };
  contact_case: {
    id: string;
    market: string;
    number: string;
    topic: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    message: string;
    detail: DefaultedJson<Record<string, string>>;
    customer_id: Nullable<string>;
    content_hash: string;
    created_at: Stamp;
  };
  chat: {
    id: string;
    market: string;
    name: string;
    email: string;
    phone: string;
    topic: string;
    order_number: Nullable<string>;
    status: Defaulted<'OPEN' | 'ENDED'>;
    started_at: Stamp;
    last_at: Stamp;
    ended_at: StampOrNull;
  };
  chat_message: {
    chat_id: string;
    id: string;
    market: string;
    sender: 'shopper' | 'agent';
    agent_name: Nullable<string>;
    text: string;
    at: Stamp;
  };
}
