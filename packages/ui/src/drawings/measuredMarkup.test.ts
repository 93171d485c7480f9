import { describe, expect, test } from 'vitest';
import { families, drawingOf, looksOf } from './families/index.ts';
import { measuredMarkup } from './measuredMarkup.ts';

type Point = readonly [x: number, y: number];
type Segment = readonly [Point, Point];

/** Every look that is measured, as `family#look`. */
const measured = Object.keys(families)
  .flatMap((family) =>
    (looksOf(family).length > 0 ? looksOf(family) : ['']).map((look) => `${family}#${look}`),
  )
  .filter((name) => drawingOf(name).measures);

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Lines that only touch do not meet; nor do those that share a point by rounding. */
const meet = ([a, b]: Segment, [c, d]: Segment) =>
  cross(a, b, c) * cross(a, b, d) < -1 && cross(c, d, a) * cross(c, d, b) < -1;

/** The strokes of all paths of a markup, curves as the lines between their ends. */
function strokesOf(markup: string): Segment[] {
  return [...markup.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => {
    const strokes: Segment[] = [];
    let [at, start]: Point[] = [
      [0, 0],
      [0, 0],
    ] as const;
    for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
      const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const size = { m: 2, l: 2, h: 1, v: 1, q: 4, a: 7, z: 0 }[command.toLowerCase()]!;
      for (let i = 0; i < Math.max(1, numbers.length); i += size || 1) {
        const [x0, y0] = command === command.toLowerCase() ? at! : [0, 0];
        const [x = 0, y = 0] = numbers.slice(i + size - 2, i + size);
        const to: Point = {
          h: [x0 + numbers[i]!, at![1]] as const,
          v: [at![0], y0 + numbers[i]!] as const,
          z: start!,
        }[command.toLowerCase()] ?? [x0 + x, y0 + y];
        if (command.toLowerCase() !== 'm' || i > 0) strokes.push([at!, to]);
        else start = to;
        at = to;
      }
    }
    return strokes;
  });
}

describe('measured drawings', () => {
  test('there are many', () => {
    expect(new Set(measured.map((name) => name.split('#')[0])).size).toBeGreaterThan(50);
  });

  test.each(measured)(
    '[PLUS-055] %s has at most five letters, whose lines neither cross nor leave the box',
    (name) => {
      const { measures = [], turn } = drawingOf(name);
      expect(measures.length).toBeLessThanOrEqual(5);
      const each = measures.map((measure) =>
        strokesOf(measuredMarkup({ measures: [measure], ...(turn && { turn }) })),
      );
      const outside = each.flat(2).filter((point) => point.some((at) => at < 1 || at > 199));
      expect(outside).toEqual([]);
      const crossing = each.flatMap((one, i) =>
        each.slice(i + 1).flatMap((others) => one.filter((it) => others.some((other) => meet(it, other)))),
      );
      expect(crossing).toEqual([]);
    },
  );

  test('a letter stands clear of its own line, whichever way that goes', () => {
    for (let degrees = 0; degrees < 180; degrees += 15) {
      const angle = (degrees * Math.PI) / 180;
      const [dx, dy] = [60 * Math.cos(angle), 60 * Math.sin(angle)];
      const markup = measuredMarkup({ measures: [[100 - dx, 60 - dy, 100 + dx, 60 + dy]] });
      const [line, ...others] = strokesOf(markup);
      const letter = others.slice(4);
      expect(letter.length).toBeGreaterThan(2);
      expect(letter.filter((stroke) => meet(stroke, line!))).toEqual([]);
    }
  });
});
