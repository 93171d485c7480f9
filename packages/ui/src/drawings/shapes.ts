/** Path data of simple shapes, so that a drawing is a handful of `<path>`s and stays under 2 kB. */

type Point = readonly [x: number, y: number];

export interface Disc {
  x: number;
  y: number;
  r: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The point at `degrees` (0 is to the right, clockwise) on a circle round `x`, `y`. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0z`;
}

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r);
}

/** A box with corners of radius `r`. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const across = round(width - 2 * r);
  const down = round(height - 2 * r);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
}

/** `count` lines, each moved on by `dx`, `dy`. */
export function hatch(
  count: number,
  from: readonly [number, number, number, number],
  [dx, dy]: Point,
): string {
  const [x1, y1, x2, y2] = from;
  return times(count, (i) => line(x1 + i * dx, y1 + i * dy, x2 + i * dx, y2 + i * dy));
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** One shape at each of `count` even angles round a centre. */
export function around(
  count: number,
  center: Disc,
  draw: (point: Point, degrees: number) => string,
  start = 0,
): string {
  return times(count, (index) => {
    const degrees = start + (index * 360) / count;
    return draw(polar(center.x, center.y, center.r, degrees), degrees);
  });
}

/** Spokes, slots or vents: lines between two radii, the outer end turned on by `twist` degrees. */
export function spokes(count: number, center: Disc, outer: number, twist = 0, start = 0): string {
  return around(
    count,
    center,
    ([x, y], degrees) => line(x, y, ...polar(center.x, center.y, outer, degrees + twist)),
    start,
  );
}

/** The outline of a belt laid round discs that are listed clockwise. */
export function belt(discs: readonly Disc[], slack = 0): string {
  const ends = discs.map((disc, index) => {
    const next = discs[(index + 1) % discs.length] ?? disc;
    const heading = Math.atan2(next.y - disc.y, next.x - disc.x);
    const lean = Math.acos((disc.r - next.r) / Math.hypot(next.x - disc.x, next.y - disc.y));
    const degrees = ((heading - lean) * 180) / Math.PI;
    return [
      polar(disc.x, disc.y, disc.r + slack, degrees),
      polar(next.x, next.y, next.r + slack, degrees),
    ] as const;
  });
  return `${ends
    .map(([leave, arrive], index) => {
      const radius = (discs[index]?.r ?? 0) + slack;
      const start = index === 0 ? `M${leave.join(' ')}` : `A${radius} ${radius} 0 0 1 ${leave.join(' ')}`;
      return `${start}L${arrive.join(' ')}`;
    })
    .join('')}A${(discs[0]?.r ?? 0) + slack} ${(discs[0]?.r ?? 0) + slack} 0 0 1 ${ends[0]?.[0].join(' ')}z`;
}

/** A coil spring between two heights: `turns` slanted loops. */
export function coil(x: number, top: number, bottom: number, radius: number, turns: number): string {
  const pitch = (bottom - top) / turns;
  return times(turns, (i) => {
    const y = round(top + i * pitch);
    const half = round(pitch / 2);
    return `M${x - radius} ${y}C${x - radius} ${round(y + half)} ${x + radius} ${round(y - half / 2)} ${x + radius} ${round(y + half)}C${x + radius} ${round(y + pitch)} ${x - radius} ${y + half} ${x - radius} ${round(y + pitch)}`;
  });
}
