/** The five answers of PLUS-001. */
export type FitState = 'FITS' | 'NEEDS_MORE_INFO' | 'DOES_NOT_FIT' | 'UNIVERSAL' | 'NO_VEHICLE';

/** One matched or failed condition, worded in the shopper's language [PLUS-002]. */
export interface FitReason {
  label: string;
  /** What the vehicle has. */
  value: string;
  /** What the part needs instead, of a failed condition: '2012–2015'. */
  needed?: string;
  /** Where the fact came from. */
  source: 'catalog' | 'vehicle' | 'vin' | 'shopper';
  ok: boolean;
}

/** The one next question that would settle the verdict [PLUS-003]. */
export interface FitQuestion {
  id: string;
  text: string;
  /** How to find out. */
  help?: string;
  options: readonly { value: string; label: string; help?: string }[];
}

/** How a part fits the vehicle of the shopper. */
export interface PartFit {
  state: FitState;
  reasons: readonly FitReason[];
  question?: FitQuestion;
  /** How many of the part the vehicle takes [PLUS-015]. */
  quantityNeeded?: number;
  /** Place on the vehicle, worded: 'Front left'. */
  position?: string;
  /** '2018 Norvik Halden 2.5L'. */
  vehicleName?: string;
}
