import type { Defaulted, JsonOrNull, Nullable, Stamp, StampOrNull } from './schema.ts';

export type ReviewStatus = 'waiting' | 'published' | 'refused';

/** What 0039 adds for what members write about parts. */
export interface ReviewTables {
  part_review: {
    id: string;
    market: string;
    locale: string;
    part_id: number;
    customer_id: string;
    stars: number;
    title: string;
    body: string;
    author: string;
    vehicle: JsonOrNull<unknown>;
    model_id: Nullable<number>;
    status: Defaulted<ReviewStatus>;
    reason: Nullable<string>;
    written_at: Stamp;
    decided_at: StampOrNull;
  };
  part_question: {
    id: string;
    market: string;
    locale: string;
    part_id: number;
    customer_id: string;
    body: string;
    author: string;
    status: Defaulted<ReviewStatus>;
    reason: Nullable<string>;
    answer: Nullable<string>;
    content_hash: string;
    written_at: Stamp;
    decided_at: StampOrNull;
  };
}
