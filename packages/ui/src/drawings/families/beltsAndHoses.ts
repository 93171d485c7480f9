import { mixes, type DrawingFamily, type Drawing, type Span, type Way } from '../drawing.ts';
import { belt, box, circle, ellipse, line, ring, spokes, times } from '../shapes.ts';

const loops = {
  a: [
    { x: 56, y: 54, r: 28 },
    { x: 142, y: 58, r: 20 },
    { x: 84, y: 138, r: 30 },
  ],
  b: [
    { x: 48, y: 74, r: 34 },
    { x: 152, y: 60, r: 22 },
  ],
} as const;

/** Once round, outside. */
const beltWays = {
  a: [
    [160, 132],
    [200, 70],
    [176, 8],
    [48, -4],
    [-2, 50],
    [40, 176],
    [84, 204],
    [122, 170],
  ],
  b: [
    [100, 14],
    [188, 8],
    [200, 92],
    [110, 120],
    [20, 148],
    [-14, 60],
    [30, 10],
    [90, 16],
  ],
} as const;

/** The belt round its pulleys, and a cut through it that shows the ribs. */
function serpentine(ribs: number, loop: string): Drawing {
  const discs = loops[loop === 'b' ? 'b' : 'a'];
  const step = 7;
  const left = 184 - ribs * step;
  return {
    body: belt(discs, 8) + belt(discs),
    line:
      `M${left} 152h${ribs * step}v10${times(ribs, () => `l${-step / 2} 14l${-step / 2}-14`)}z` +
      discs.map(({ x, y }) => circle(x, y, 5)).join(''),
    soft:
      discs.map(({ x, y, r }) => circle(x, y, r - 8)).join('') +
      belt(discs, 4) +
      `M${left} 145h${ribs * step}`,
    measures: [{ along: beltWays[loop === 'b' ? 'b' : 'a'] }],
  };
}

function timingBelt(size: string): Drawing {
  const count = { s: 20, m: 28, l: 36 }[size]!;
  const discs = [
    { x: 100, y: 56, r: 40 },
    { x: 100, y: 150, r: 24 },
  ] as const;
  return {
    body: belt(discs, 9) + belt(discs) + box(178, 44, 13, 112),
    line:
      ring(count, [100, 92, 43, 88], (x, y, degrees) => {
        const far = degrees > 0 && degrees < 180;
        const [cx, cy, r] = far ? [100, 150, 24] : [100, 56, 40];
        const angle = Math.atan2(y - cy, x - cx);
        return Math.abs(y - 100) < 34
          ? ''
          : line(
              cx + r * Math.cos(angle),
              cy + r * Math.sin(angle),
              cx + (r - 6) * Math.cos(angle),
              cy + (r - 6) * Math.sin(angle),
            );
      }) +
      times(
        count / 4,
        (i) =>
          `M${60 + (i * 40) / count} ${66 + (i * 300) / count}l6-1M${140 - (i * 40) / count} ${66 + (i * 300) / count}l-6-1`,
      ),
    soft: circle(100, 56, 12) + circle(100, 150, 8) + belt(discs, 5),
    measures: [[178, 26, 191, 26, 16]],
  };
}

/** Where a hose's bore is measured. */
const hoseEnds: Readonly<Record<string, Span>> = {
  b: [2, 46, 2, 90, 18],
  s: [-4, 36, -4, 80, 18],
  t: [-2, 62, -2, 106, 18],
};

/** The length of a hose, on the outside of its bends. */
const hoseWays: Readonly<Record<string, Way['along']>> = {
  b: [
    [22, 26],
    [174, 26],
    [174, 172],
  ],
  s: [
    [14, 18],
    [138, 18],
    [112, 96],
    [184, 94],
  ],
  t: [
    [18, 126],
    [168, 126],
  ],
};

export const beltsAndHoses = {
  belt: {
    looks: mixes(['6', '4', '5', '7', '8'], ['a', 'b']),
    draw: ([ribs, loop = '']) => serpentine(Number(ribs), loop),
  },
  'timing-belt': { looks: ['m', 's', 'l'], draw: ([size = '']) => timingBelt(size) },
  'timing-chain': {
    looks: ['n', 't'],
    draw: ([tensioner]) => ({
      body:
        belt(
          [
            { x: 72, y: 48, r: 26 },
            { x: 72, y: 146, r: 36 },
          ],
          8,
        ) +
        belt(
          [
            { x: 72, y: 48, r: 26 },
            { x: 72, y: 146, r: 36 },
          ],
          -2,
        ),
      line: circle(72, 48, 10) + circle(72, 146, 14),
      soft: spokes(14, { x: 72, y: 48, r: 20 }, 25) + spokes(18, { x: 72, y: 146, r: 29 }, 35),
      dots: times(9, (i) => `M${43 - i * 1.1} ${56 + i * 10}zM${101 + i * 1.1} ${56 + i * 10}z`),
      ...(tensioner === 't' && {
        solid:
          'M134 40c20 30 24 80 10 126h-10c10-40 8-90-8-120z' + box(152, 90, 26, 22, 3) + circle(180, 101, 7),
      }),
    }),
  },
  tensioner: {
    looks: mixes(['s', 'p'], ['l', 'r']),
    draw: ([pulley, side]) => {
      const x = (at: number) => (side === 'l' ? at : 200 - at);
      return {
        body: circle(x(64), 62, 48) + circle(x(64), 62, 12) + circle(x(134), 142, 36),
        line:
          `M${x(104)} 88L${x(162)} 118M${x(46)} 108L${x(104)} 164` +
          circle(x(134), 142, 22) +
          circle(x(134), 142, 8),
        soft:
          circle(x(64), 62, 42) +
          (pulley === 'p' ? spokes(9, { x: x(64), y: 62, r: 16 }, 38) : circle(x(64), 62, 22)) +
          `M${x(150)} 174v14h${side === 'l' ? 14 : -14}v-30`,
        ...(pulley === 's' && { solid: circle(x(64), 62, 6) }),
        measures: [[x(64) - 48, 0, x(64) + 48, 0, 62]],
      };
    },
  },
  hose: {
    looks: ['b', 's', 't'],
    draw: ([bend]) => ({
      body: {
        b: 'M22 46h70c40 0 62 24 62 64v66h-44v-62c0-16-8-24-24-24H22z',
        s: 'M14 36h60c34 0 42 22 42 48s6 36 24 36h46v44h-50c-44 0-64-28-64-62 0-16-6-22-18-22H14z',
        t: 'M18 62h60l34-44 34 26-14 18h50v44H18z',
      }[bend ?? '']!,
      line:
        (bend === 't' ? ellipse(18, 84, 7, 22) + box(40, 57, 15, 54, 3) + box(152, 57, 15, 54, 3) : '') +
        (bend === 'b' ? ellipse(22, 68, 7, 22) + box(44, 41, 15, 54, 3) + box(105, 150, 54, 15, 3) : '') +
        (bend === 's' ? ellipse(14, 58, 7, 22) + box(34, 31, 15, 54, 3) + box(156, 115, 15, 54, 3) : ''),
      soft: {
        b: 'M72 56h22c32 0 48 18 48 50v26',
        s: 'M60 48h14c24 0 30 16 30 36 0 30 12 48 36 48h10',
        t: 'M64 74h18l32-42M70 94h70',
      }[bend ?? '']!,
      measures: [hoseEnds[bend ?? '']!, { along: hoseWays[bend ?? '']! }],
    }),
  },
} satisfies Record<string, DrawingFamily>;
