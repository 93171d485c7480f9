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
  /** Small solid areas. */
  solid?: string;
  /** Degrees to turn the whole drawing, so that a long part fills its box. */
  turn?: number;
}
