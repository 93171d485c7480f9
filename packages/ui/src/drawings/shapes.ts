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

/** One arc that ends beside its start: two halves would be half as long again. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${round(x)} ${round(y - ry)}a${rx} ${ry} 0 1 0 .1 0z`;
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
  const [dx, dy] = [round(x2 - x1), round(y2 - y1)];
  const way = dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx} ${dy}`;
  return `M${round(x1)} ${round(y1)}${way}`;
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

/** A flat box seen from above at an angle: a point of it, 0 to 1 along `u`, along `v` and down. */
export function slab(u: Point, v: Point, height: number) {
  const [x, y] = [100 - (u[0] + v[0]) / 2, 100 - (u[1] + v[1] + height) / 2];
  return (s: number, t: number, depth = 0): Point => [
    round(x + s * u[0] + t * v[0]),
    round(y + s * u[1] + t * v[1] + depth * height),
  ];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}z`;
}

/** `count` holes, or what else is small and solid, on an ellipse. */
export function holes(count: number, x: number, y: number, rx: number, ry: number, start = -90): string {
  return times(count, (index) => {
    const angle = ((start + (index * 360) / count) * Math.PI) / 180;
    return `M${Math.round(x + rx * Math.cos(angle))} ${Math.round(y + ry * Math.sin(angle))}z`;
  });
}

/** The same at each of `count` points of an ellipse. */
export function ring(
  count: number,
  [x, y, rx, ry]: readonly [number, number, number, number],
  draw: (x: number, y: number, degrees: number) => string,
  start = -90,
): string {
  return times(count, (index) => {
    const degrees = start + (index * 360) / count;
    const angle = (degrees * Math.PI) / 180;
    return draw(round(x + rx * Math.cos(angle)), round(y + ry * Math.sin(angle)), degrees);
  });
}
