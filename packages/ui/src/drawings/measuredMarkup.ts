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

/** The drawing, smaller, with its lines of measure and their letters: numbers stand beside it as text. */
export function measuredMarkup(drawing: Drawing): string {
  const { measures = [], turn } = drawing;
  const lines = measures.map((span, index) => measureOf(turned(span, turn), index));
  return (
    `<g transform="translate(30 30) scale(.7)"><g opacity=".6">${markupOf(drawing)}</g></g>` +
    path(lines.join(''))
  );
}

/** The two ends in the box of the whole picture. */
function turned([x1, y1, x2, y2]: Span, degrees = 0): Span {
  const angle = (degrees * Math.PI) / 180;
  const of = (x: number, y: number): [number, number] => {
    const [dx, dy] = [x - 100, y - 100];
    return [
      100 + 0.7 * (dx * Math.cos(angle) - dy * Math.sin(angle)),
      100 + 0.7 * (dx * Math.sin(angle) + dy * Math.cos(angle)),
    ];
  };
  return [...of(x1, y1), ...of(x2, y2)];
}

/** A line with a point at each end, from outside where it is short, and its letter beside the middle. */
function measureOf([x1, y1, x2, y2]: Span, index: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const isShort = length < 26;
  const away = isShort ? 16 : 0;
  const head = isShort ? -6 : 6;
  const arrow = (x: number, y: number, sign: number) =>
    line(x + sign * head * ux - 3 * uy, y + sign * head * uy + 3 * ux, x, y) +
    `L${place(x + sign * head * ux + 3 * uy, y + sign * head * uy - 3 * ux)}`;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  // Away from the middle of the picture.
  const side = (mx - 100) * -uy + (my - 100) * ux >= 0 ? 1 : -1;
  const [lx, ly] = [mx - uy * side * 12 - 5, my + ux * side * 12 - 7];
  return (
    line(x1 - away * ux, y1 - away * uy, x2 + away * ux, y2 + away * uy) +
    arrow(x1, y1, 1) +
    arrow(x2, y2, -1) +
    `M${place(lx, ly)}${letters[index] ?? ''}`
  );
}

const place = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
