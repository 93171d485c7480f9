import type { Defaulted, Nullable, Stamp } from './schema.ts';

export interface IdentityTables {
  customer: {
    id: string;
    market: string;
    email: string;
    username: Nullable<string>;
    first_name: string;
    last_name: string;
    phone: Nullable<string>;
    /** ACCT-007: 4 without linked rewards, 7 with linked rewards, 11 standalone. */
    user_type: Defaulted<'4' | '7' | '11'>;
    password_hash: Nullable<string>;
    version: Defaulted<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
