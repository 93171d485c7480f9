import { mixes, type Drawing, type DrawingFamily } from '../drawing.ts';
import {
  around,
  belt,
  box,
  circle,
  coil,
  ellipse,
  hatch,
  line,
  polar,
  ring,
  spokes,
  times,
} from '../shapes.ts';

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
    measures: [[178, 30, 191, 30]],
  };
}

function radiator(size: string, cooler: string): Drawing {
  const half = { 1: 56, 2: 70, 3: 82 }[size]!;
  const [a, b] = [100 - half, 100 + half];
  return {
    body: box(a, 48, 16, 108, 5) + box(b - 16, 48, 16, 108, 5),
    line:
      `M${a + 16} 54h${2 * half - 32}M${a + 16} 150h${2 * half - 32}M${a} 62h-14v16h14M${b} 126h14v16h-14` +
      box(b - 14, 34, 12, 14, 2) +
      (cooler === 'y'
        ? `M${b} 66h10v8h-10M${b} 88h10v8h-10M${a + 4} 156v10h8v-10M${b - 12} 156v10h8v-10`
        : ''),
    soft:
      hatch(7, [a + 16, 66, b - 16, 66], [0, 12]) +
      hatch(9, [a + 24, 54, a + 24, 150], [(2 * half - 48) / 8, 0]),
    measures: [[a + 16, 178, b - 16, 178]],
  };
}

function fan(count: string, blades: number): Drawing {
  const wheels =
    count === '2'
      ? [
          [55, 100, 40],
          [145, 100, 40],
        ]
      : [[100, 100, 74]];
  return {
    body: count === '2' ? box(6, 48, 188, 104, 8) : box(14, 14, 172, 172, 12),
    line: wheels.map(([x = 0, y = 0, r = 0]) => circle(x, y, r) + circle(x, y, r * 0.28)).join(''),
    soft: wheels
      .map(([x = 0, y = 0, r = 0]) =>
        around(blades, { x, y, r: r * 0.28 }, ([px, py], d) => {
          const [ox, oy] = polar(x, y, r * 0.94, d + 22);
          const [qx, qy] = polar(x, y, r * 0.94, d + 22 + 160 / blades);
          const [ix, iy] = polar(x, y, r * 0.28, d + 110 / blades);
          return `M${px} ${py}L${ox} ${oy}L${qx} ${qy}L${ix} ${iy}`;
        }),
      )
      .join(''),
  };
}

function waterPump(drive: string, impeller: string): Drawing {
  return {
    body: 'M108 30c40 0 66 30 66 70s-26 70-66 70c-14 0-26-3-36-9l-34 19-10-24 24-18c-8-10-10-24-10-38 0-40 26-70 66-70z',
    line:
      circle(108, 100, 40) +
      (drive === 'belt'
        ? circle(108, 100, 30) + around(4, { x: 108, y: 100, r: 19 }, ([x, y]) => circle(x, y, 4), 45)
        : drive === 'chain'
          ? around(18, { x: 108, y: 100, r: 40 }, ([x, y], d) => line(x, y, ...polar(108, 100, 47, d)))
          : box(84, 76, 48, 48, 6) + box(132, 90, 36, 20, 3)),
    soft:
      (drive === 'electric' ? 'M92 84v32M104 84v32M116 84v32' : circle(108, 100, 8)) +
      around(5, { x: 108, y: 100, r: 58 }, ([x, y]) => circle(x, y, 4), -126),
    ...(impeller === 'c' && {
      solid: around(5, { x: 108, y: 100, r: 58 }, ([x, y]) => circle(x, y, 4), -126),
    }),
  };
}

const reservoirs: Readonly<Record<string, string>> = {
  a: 'M40 70h120a8 8 0 0 1 8 8v70a16 16 0 0 1-16 16H56a24 24 0 0 1-24-24V78a8 8 0 0 1 8-8z',
  b: 'M100 62c46 0 68 20 68 54s-24 58-68 58-68-24-68-58 22-54 68-54z',
  c: 'M66 60h68v54h34v50a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10z',
};

export const engineParts = {
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
        measures: [side === 'l' ? [16, 122, 112, 122] : [88, 122, 184, 122]],
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
      measures: [[2, { b: 46, s: 36, t: 62 }[bend ?? '']!, 2, { b: 90, s: 80, t: 106 }[bend ?? '']!]],
    }),
  },
  'water-pump': {
    looks: mixes(['belt', 'chain', 'electric'], ['m', 'c']),
    draw: ([drive = '', impeller = '']) => waterPump(drive, impeller),
  },
  'steering-pump': {
    looks: ['n', 'p'],
    draw: ([pulley]) => ({
      body: box(72, 62, 88, 84, 14) + box(92, 30, 48, 32, 8),
      line:
        (pulley === 'p' ? box(34, 48, 26, 112, 4) + 'M60 96h12v16H60z' : 'M40 98h32v12H40z') +
        box(104, 16, 24, 14, 3) +
        'M160 92h22v16h-22M96 146v20h16v-20M132 146v20h16v-20',
      soft:
        'M88 62v84M144 62v84' +
        circle(116, 104, 22) +
        (pulley === 'p' ? hatch(5, [39, 48, 39, 160], [4, 0]) : ''),
    }),
  },
  'washer-pump': {
    looks: ['1', '2'],
    draw: ([outlets]) => ({
      body: box(70, 22, 56, 108, 16) + box(78, 130, 40, 26, 4),
      line:
        'M90 156v22h16v-22M126 44h34v26h-34' +
        (outlets === '2' ? 'M70 140H40v10h38M118 136h38v10h-38' : 'M118 138h38v10h-38'),
      soft: 'M70 44h56M70 112h56M84 56v44M98 56v44M112 56v44' + hatch(3, [92, 160, 104, 160], [0, 6]),
      solid: circle(148, 52, 3) + circle(148, 62, 3),
    }),
  },
  thermostat: {
    looks: ['n', 'h'],
    draw: ([housing]) => ({
      body:
        ellipse(100, 100, 66, 19) +
        (housing === 'h'
          ? 'M58 92c0-34 10-46 34-50l46-8 6 30-28 8c20 6 26 12 26 20'
          : 'M66 94c4-38 64-38 68 0'),
      line:
        'M34 100v7c0 11 30 20 66 20s66-9 66-20v-7M78 126l6 48h32l6-48' +
        (housing === 'h'
          ? ellipse(141, 49, 6, 16) + circle(46, 100, 5) + circle(154, 100, 5)
          : 'M100 66V48' + circle(100, 44, 5)),
      soft:
        coil(100, 130, 170, 13, 4) + (housing === 'h' ? 'M76 80c2-16 10-22 24-26' : ellipse(100, 98, 44, 11)),
      measures: [[34, 188, 166, 188]],
    }),
  },
  radiator: {
    looks: mixes(['2', '1', '3'], ['n', 'y']),
    draw: ([size = '', cooler = '']) => radiator(size, cooler),
  },
  fan: {
    looks: mixes(['1', '2'], ['7', '5', '9', '11']),
    draw: ([count = '', blades]) => fan(count, Number(blades)),
  },
  reservoir: {
    looks: mixes(['a', 'b', 'c'], ['y', 'n']),
    draw: ([shape = '', cap]) => ({
      body: reservoirs[shape]!,
      line:
        (cap === 'y' ? box(82, 26, 36, 20, 4) : '') +
        `M86 46h28v${shape === 'c' ? 14 : 24}M86 46v${shape === 'c' ? 14 : 24}M168 140h18v12h-18`,
      soft:
        'M76 136h64M76 148h64M130 84v40M138 96h-8M138 110h-8' +
        (cap === 'y' ? hatch(6, [88, 28, 88, 44], [5, 0]) : ''),
    }),
  },
} satisfies Record<string, DrawingFamily>;
