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

/** A fluid beside what the vehicle takes. */
export interface FluidMatch {
  /** The attribute that its grade is a value of. */
  attribute: string;
  grade: string | null;
  /** What the manual asks for. */
  asked: string;
  /** How much of it the vehicle takes. */
  litres: number;
  /** What the manual asks for beside the grade: a code among the values of `approvals`. */
  approval: string | null;
  /** Whether the part lists that approval, where there is one. */
  meets: boolean;
  /** Whether it meets it, and is that grade or one that the manual may allow. */
  takes: boolean;
  /** Where a vehicle that takes it at more places than one has it: `rearAxle`, `gearbox`. */
  place?: string | null;
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
  /** Of a fluid: its line is made of what the vehicle needs. */
  fluid?: FluidMatch | null;
}

/** What a verdict needs of a part: its applications for the model of the vehicle in question, no others. */
export interface FitPart {
  universal: boolean;
  applications: readonly Application[];
}
