export type { Answers, FitCondition, FitState, FitVehicle, PartVerdict } from '../ports/partVerdict.ts';

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
