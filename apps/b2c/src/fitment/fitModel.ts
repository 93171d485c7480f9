/** A condition that only the shopper or the vehicle can settle. */
export interface Qualifier {
  /** Id in `questions`. */
  question: string;
  /** The answer that this application needs. */
  value: string;
  /** All answers that the catalogue knows for this vehicle. */
  options: readonly string[];
}

/** One line of the fitment catalogue, of one part and one model: all conditions hold together. */
export interface Application {
  y0: number;
  y1: number;
  /** Engine ids; null = every engine of those years. */
  engines: readonly number[] | null;
  qualifiers: readonly Qualifier[] | null;
  position: string | null;
  quantity: number;
}

/** What a verdict needs of a part: its applications for the model of the vehicle in question, no others. */
export interface FitPart {
  universal: boolean;
  applications: readonly Application[];
}

export type FactSource = 'catalog' | 'vehicle' | 'vin' | 'shopper';

/** What is known of the vehicle in question. */
export interface FitVehicle {
  modelId: number;
  year: number;
  engineId: number;
  /** Where the vehicle's facts come from: the picker ('vehicle') or its VIN. */
  source: 'vehicle' | 'vin';
  makeName: string;
  modelName: string;
  engineName: string;
}

/** Question id to the shopper's answer; `dontKnow` is an answer too. */
export type Answers = Readonly<Record<string, string>>;

export type FitState = 'FITS' | 'NEEDS_MORE_INFO' | 'DOES_NOT_FIT' | 'UNIVERSAL' | 'NO_VEHICLE';

export interface FitReason {
  /** `year`, `model`, `engine`, `universal`, or a question id. */
  key: string;
  /** A number, a name, or the value of a question's option. */
  value: string;
  source: FactSource;
  ok: boolean;
}

export interface FitVerdict {
  state: FitState;
  reasons: FitReason[];
  /** The one question that would settle it (PLUS-003). */
  question?: { id: string; options: string[] };
  quantityNeeded?: number;
  position?: string;
}
