/** A line drawing in a box of 200 by 200, as path data by tone. All of it takes the colour of its text. */
export interface Drawing {
  /** Outlines that also get a faint tone inside; holes by the even-odd rule. */
  body?: string;
  /** Full-strength lines. */
  line?: string;
  /** Lines at half strength: what lies inside or behind. */
  soft?: string;
  /** Bored holes: zero-length strokes with round ends, which scale with the drawing. */
  dots?: string;
  /** The same where they tell the part from another, seen at the size of a thumbnail too. */
  bores?: string;
  /** Small solid areas. */
  solid?: string;
  /** Degrees to turn the whole drawing, so that a long part fills its box. */
  turn?: number;
  /** Seen from the other side. */
  flip?: boolean;
  /** What is measured, in the order of the letters A to E. */
  measures?: readonly (Span | Way)[];
  /** Lines that only the measured drawing shows: a cut or an edge that the part's usual picture has not. */
  detail?: string;
}

/**
 * The two ends of a line of measure. Thin lines reach from both towards the middle, to what is measured: so far from the
 * first, and from the other where that differs.
 */
export type Span = readonly [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  reach?: number,
  otherReach?: number,
];

/** A measure along what is bent: the corners of its curve, which starts and ends straight. */
export interface Way {
  readonly along: readonly (readonly [x: number, y: number])[];
}

/** A kind of part that looks different by its facts. */
export interface DrawingFamily {
  /** At most 12, the usual one first: each is the facts that it shows, joined by `-`. */
  looks: readonly string[];
  draw: (facts: readonly string[]) => Drawing;
}

/** Every mix of the facts, the first of each list first. */
export function mixes(...facts: readonly (readonly string[])[]): string[] {
  return facts.reduce<string[]>(
    (before, values) =>
      before.length === 0 ? [...values] : before.flatMap((mix) => values.map((value) => `${mix}-${value}`)),
    [],
  );
}
