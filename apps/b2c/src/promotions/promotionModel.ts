/** What a promotion takes off. Percentages are whole, 1 to 100; money is integer minor units. */
export type PromotionRule =
  | {
      readonly kind: 'PERCENT';
      readonly percent: number;
      /** No more than that in all. */
      readonly mostMinor?: number;
      /** Pieces of an order that it holds for, the dearest first. */
      readonly mostPieces?: number;
    }
  | { readonly kind: 'AMOUNT'; readonly amountMinor: number }
  | {
      /**
       * Of every `buy + get` pieces the cheapest `get` are reduced; 100 percent gives them away. All pieces of the
       * set bear it, in proportion to what they cost.
       */
      readonly kind: 'BUY_GET';
      readonly buy: number;
      readonly get: number;
      readonly percent: number;
      /** Times that it holds in one order. */
      readonly mostSets?: number;
    }
  /** Regular delivery costs nothing; next day and freight stay as they are. */
  | { readonly kind: 'FREE_SHIPPING' }
  /** These parts together at one price. */
  | {
      readonly kind: 'BUNDLE';
      readonly priceMinor: number;
      readonly items: readonly { readonly sku: string; readonly quantity: number }[];
      readonly mostSets?: number;
    };

/** Lines that a promotion looks at: of any of each list that is stated. An empty scope is everything. */
export interface PromotionScope {
  /** Paths of categories or part types; what lies below belongs to them. */
  readonly paths?: readonly string[];
  /** Slugs. */
  readonly brands?: readonly string[];
  readonly skus?: readonly string[];
}

export interface Promotion {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly terms: string;
  readonly rule: PromotionRule;
  readonly scope: PromotionScope;
  /** What the lines in its scope have to be worth before any promotion, deposits left out. */
  readonly minimumMinor: number;
  readonly isStackable: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The code by which it was claimed; null for one that comes by itself. */
  readonly code: string | null;
  readonly isUsedUp: boolean;
  /** The shopper had it as often as one may. */
  readonly isUsedByCustomer: boolean;
  /** What has to be counted when an order uses it. */
  readonly counts: {
    readonly promotion: boolean;
    readonly code: boolean;
    readonly customerLimit: number | null;
  };
}

/** A line as promotions see it. */
export interface PromotionLine {
  readonly id: string;
  readonly sku: string;
  /** Slug. */
  readonly brand: string;
  /** Path of its part type. */
  readonly path: string;
  readonly quantity: number;
  /** What one costs now, before promotions. */
  readonly unitMinor: number;
}

/** A delivery as promotions see it. */
export interface PromotionDelivery {
  readonly id: string;
  readonly isRegular: boolean;
  readonly priceMinor: number;
}

/** Why a promotion gives nothing to this cart. */
export type PromotionRefusal =
  | {
      readonly reason:
        'notYet' | 'expired' | 'exhausted' | 'customer' | 'items' | 'delivery' | 'idle' | 'beaten';
    }
  | { readonly reason: 'minimum'; readonly minimumMinor: number; readonly missingMinor: number };
