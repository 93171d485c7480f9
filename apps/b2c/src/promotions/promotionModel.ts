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
    }
  /** A part for each place of one vehicle together: whichever fit, at a percentage off. */
  | {
      readonly kind: 'BUNDLE_SLOTS';
      readonly percent: number;
      /** The first counts that the vehicle has all of. */
      readonly choices: readonly (readonly DealSlot[])[];
      /** Fuels of engines that it is not for. */
      readonly not?: readonly string[];
    };

export interface DealSlot {
  /** Code of the part type. */
  readonly type: string;
  /** One place of the vehicle; else each that the vehicle has of the type. */
  readonly position?: string;
  /** How many of a part that fits every vehicle; else as many as the vehicle takes. */
  readonly pieces?: number;
}

/** What one vehicle of a cart takes for a bundle. */
export interface PartSet {
  readonly vehicleId: string;
  readonly slots: readonly {
    readonly isUniversal: boolean;
    /** How many of a part fill the slot, by sku. */
    readonly pieces: ReadonlyMap<string, number>;
  }[];
}

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
  /** Of a bundle by vehicle, one for each vehicle of the cart that takes its parts. */
  readonly sets?: readonly PartSet[];
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
    /** The term that the limit per customer holds in; none for one that holds for good. */
    readonly customerTerm: string | null;
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
  /** The one that it was added for. */
  readonly vehicleId?: string | undefined;
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
