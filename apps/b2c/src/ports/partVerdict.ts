type FactSource = 'catalog' | 'vehicle' | 'vin' | 'shopper';

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
  /** Which wheels it drives, where the catalogue or its VIN tells. */
  drive?: string | undefined;
}

/** Question id to the shopper's answer; `dontKnow` is an answer too. */
export type Answers = Readonly<Record<string, string>>;

export type FitState = 'FITS' | 'NEEDS_MORE_INFO' | 'DOES_NOT_FIT' | 'UNIVERSAL' | 'NO_VEHICLE';

export interface FitCondition {
  /** `year`, `model`, `engine`, `universal`, `fluid`, or a question id. */
  key: string;
  /** A number, a name, or the value of a question's option. */
  value: string;
  source: FactSource;
  ok: boolean;
  /** What the part asks for instead, when it is known: spans of years, ids of engines, or values of an option. */
  needed?: readonly string[];
  /** Of a fluid: which attribute its grades are values of, and how much of it the vehicle takes. */
  attribute?: string;
  litres?: number;
  /** Of a fluid: what the manual asks for beside the grade, and whether that is all that the part lacks. */
  approval?: string;
  lacksApproval?: boolean;
  /** Of a fluid: which of the vehicle's places takes it. */
  place?: string;
  /** Of values that the catalogue names itself, by value and locale. */
  names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface PartVerdict {
  state: FitState;
  reasons: FitCondition[];
  /** The one question that would settle it (PLUS-003). */
  question?: { id: string; options: string[] };
  quantityNeeded?: number;
  position?: string;
}
