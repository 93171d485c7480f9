import type { Drawing, Span } from './drawing.ts';
import { markupOf, path } from './markupOf.ts';
import { line } from './shapes.ts';

/** Letters in strokes, 10 by 14: no language, no font. */
const letters = [
  'm0 14l5-14l5 14m-8-5h6',
  'v14h6a4 4 0 0 0 0-7.5h-6h5a3 3 0 0 0 0-6.5z',
  'm10 2.5a6 6.5 0 1 0 0 9',
  'v14h4a7 7 0 0 0 0-14z',
  'm9 0h-9v14h9m-9-7h7',
];

type Point = readonly [x: number, y: number];

/** The drawing, smaller, with its lines of measure and their letters: numbers stand beside it as text. */
export function measuredMarkup(drawing: Drawing): string {
  const { detail, measures = [], turn } = drawing;
  const whole: Drawing = detail ? { ...drawing, line: (drawing.line ?? '') + detail } : drawing;
  const toPage = pageOf(turn);
  const drawn = measures.map((measure, index) =>
    'along' in measure
      ? wayOf(measure.along.map(toPage), index)
      : spanOf(toPage([measure[0], measure[1]]), toPage([measure[2], measure[3]]), index),
  );
  const leads = measures.map((measure) => ('along' in measure ? '' : leadsOf(measure, toPage))).join('');
  return (
    `<g transform="translate(30 30) scale(.7)"><g opacity=".6">${markupOf(whole)}</g></g>` +
    (leads && path(leads, ' stroke-width="1" stroke-opacity=".7"')) +
    path(drawn.join(''))
  );
}

/** From a point of the drawing, which may be turned, to one in the box of the whole picture. */
function pageOf(degrees = 0): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  return ([x, y]) => {
    const [dx, dy] = [x - 100, y - 100];
    return [
      100 + 0.7 * (dx * Math.cos(angle) - dy * Math.sin(angle)),
      100 + 0.7 * (dx * Math.sin(angle) + dy * Math.cos(angle)),
    ];
  };
}

/** A line with a point at each end, from outside where it is short, and its letter beside the middle. */
function spanOf(from: Point, to: Point, index: number): string {
  const [ux, uy, length] = wayTo(from, to);
  const isShort = length < 18;
  const away = isShort ? 16 : 0;
  const sign = isShort ? -1 : 1;
  return (
    line(from[0] - away * ux, from[1] - away * uy, to[0] + away * ux, to[1] + away * uy) +
    head(from, sign * ux, sign * uy) +
    head(to, -sign * ux, -sign * uy) +
    letter(from, to, index)
  );
}

/** The same along a curve that is straight at its ends and passes the middle of each side. */
function wayOf(points: readonly Point[], index: number): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  const corners = points
    .slice(1, -1)
    .map((corner, i) => `Q${place(corner)} ${place(middle(corner, points[i + 2]!))}`);
  const [ux, uy] = wayTo(first, points[1]!);
  const [vx, vy] = wayTo(last, points.at(-2)!);
  const side = (points.length - 1) >> 1;
  return (
    `M${place(first)}L${place(middle(first, points[1]!))}${corners.join('')}L${place(last)}` +
    head(first, ux, uy) +
    head(last, vx, vy) +
    letter(points[side]!, points[side + 1]!, index)
  );
}

/** Lines from both ends to what is measured. */
function leadsOf(
  [x1, y1, x2, y2, reach = 0, otherReach = reach]: Span,
  toPage: (point: Point) => Point,
): string {
  if (reach === 0) return '';
  const [ux, uy] = wayTo([x1, y1], [x2, y2]);
  const side = outer([x1, y1], [x2, y2]);
  const lead = (x: number, y: number, far: number) =>
    line(
      ...toPage([x - uy * side * 4, y + ux * side * 4]),
      ...toPage([x + uy * side * far, y - ux * side * far]),
    );
  return lead(x1, y1, reach) + lead(x2, y2, otherReach);
}

const wayTo = ([x1, y1]: Point, [x2, y2]: Point): readonly [ux: number, uy: number, length: number] => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [(x2 - x1) / length, (y2 - y1) / length, length];
};

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** Which side of a line is away from the middle of the picture. */
function outer(from: Point, to: Point): 1 | -1 {
  const [ux, uy] = wayTo(from, to);
  const [mx, my] = middle(from, to);
  return (mx - 100) * -uy + (my - 100) * ux >= 0 ? 1 : -1;
}

/** The point of a line that goes on from it in this direction. */
const head = ([x, y]: Point, ux: number, uy: number) =>
  line(x + 6 * ux - 3 * uy, y + 6 * uy + 3 * ux, x, y) +
  `L${place([x + 6 * ux + 3 * uy, y + 6 * uy - 3 * ux])}`;

function letter(from: Point, to: Point, index: number): string {
  const [ux, uy] = wayTo(from, to);
  const [mx, my] = middle(from, to);
  const side = outer(from, to);
  // It is taller than wide.
  const away = side * (6 + 7 * Math.abs(ux) + 5 * Math.abs(uy));
  return `M${place([mx - uy * away - 5, my + ux * away - 7])}${letters[index] ?? ''}`;
}

const place = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
