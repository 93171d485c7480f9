/** A code that everybody may use, as the page of coupons shows it (CATALOG-044). What it saves, the server works out. */
export type Coupon = {
  readonly code: string;
  /** What it saves. */
  readonly title: string;
  readonly terms: string;
  /** `YYYY-MM-DD`, its last day. */
  readonly endsOn: string;
  /** Shelf or category that it is for. */
  readonly href?: string;
};
