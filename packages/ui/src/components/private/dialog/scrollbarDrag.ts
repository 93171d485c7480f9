/** CONST-016: a press this near to the window's right edge may be one on a scroll bar. */
const edge = 20;
/** CONST-015 */
const tolerance = 10;

export interface Point {
  x: number;
  y: number;
}

/** A press that began on the scroll bar and moved is a drag of it, not a click beside the dialog (SHELL-058). */
export function isScrollbarDrag(start: Point, end: Point, windowWidth: number): boolean {
  const beganAtEdge = windowWidth - start.x <= edge;
  return beganAtEdge && Math.hypot(end.x - start.x, end.y - start.y) > tolerance;
}
