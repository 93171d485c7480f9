import { mixes, type Drawing, type DrawingFamily } from '../drawing.ts';
import { box, circle, coil, ellipse, hatch, holes, line, ring, times } from '../shapes.ts';

/** The same from the other side of the car. */
const mirror = (side: string | undefined) => (x: number) => (side === 'r' ? 200 - x : x);

function strut(kind: string, side: string): Drawing {
  const x = mirror(side);
  const way = side === 'r' ? -1 : 1;
  return {
    body: box(86, 118, 28, 66, 6) + (kind === 'c' ? 'M58 30h84l-8 14H66z' : ''),
    line:
      'M97 12h6v18h-6z' +
      (kind === 'c' ? coil(100, 46, 114, 32, 4) : 'M96 30h8v88h-8zM86 40h28v10H86z') +
      `M60 114h80v8H60zM${x(114)} 142h${26 * way}v34h${-26 * way}M${x(86)} 150h${-14 * way}v10h${14 * way}`,
    soft:
      (kind === 'c' ? 'M95 46v68M105 46v68' + circle(70, 24, 3) + circle(130, 24, 3) : '') +
      circle(x(128), 150, 3.5) +
      circle(x(128), 167, 3.5) +
      'M86 136h28',
  };
}

function shock(kind: string, size: string): Drawing {
  const top = size === 'l' ? 14 : 34;
  const end = 200 - top;
  return {
    body:
      box(kind === 'm' ? 84 : 80, 96, kind === 'm' ? 32 : 40, end - 96 - 14, 6) +
      (kind === 'm' ? '' : box(74, top + 18, 52, 84 - top, 6)),
    line:
      circle(100, top, 13) +
      circle(100, end, 13) +
      (kind === 'm' ? `M96 ${top + 13}v${83 - top}h8V${top + 13}` : `M94 ${top + 13}v5h12v-5`),
    soft:
      circle(100, top, 6) +
      circle(100, end, 6) +
      (kind === 'm' ? `M84 ${end - 50}h32M84 112h32` : `M80 ${end - 32}h40M88 110v${end - 142}`),
    turn: 30,
    measures: [[58, top, 58, end, 42]],
  };
}

function controlArm(side: string, joint: string): Drawing {
  const x = mirror(side);
  const path = [
    [30, 52],
    [68, 40],
    [160, 132],
    [130, 162],
    [52, 156],
    [46, 120],
    [116, 130],
    [48, 72],
  ].map(([a = 0, b = 0]) => `${x(a)} ${b}`);
  return {
    body: `M${path.join('L')}z` + circle(x(46), 52, 24) + circle(x(42), 140, 22),
    line:
      circle(x(46), 52, 10) +
      circle(x(42), 140, 9) +
      (joint === 'y' ? circle(x(152), 154, 26) + circle(x(152), 154, 13) : circle(x(150), 152, 11)),
    soft:
      line(x(76), 62, x(138), 124) +
      line(x(72), 146, x(118), 148) +
      circle(x(46), 52, 16) +
      circle(x(42), 140, 15),
    ...(joint === 'y' && { solid: circle(x(152), 154, 7) }),
  };
}

function hub(studs: number, plug: string): Drawing {
  return {
    body: ellipse(80, 100, 52, 76) + 'M112 46h34c18 10 18 98 0 108h-34c26-20 26-88 0-108z',
    line:
      ellipse(80, 100, 19, 28) +
      ring(studs, [80, 100, 36, 52], (x, y) => `M${Math.round(x)} ${Math.round(y - 5)}h-26v10h26`) +
      (plug === 'y' ? 'M146 62c30-18 18-36 30-44' + box(164, 6, 28, 16, 3) : ''),
    soft:
      ellipse(80, 100, 46, 68) +
      ellipse(80, 100, 11, 17) +
      'M124 52c20 22 20 74 0 96M136 48c22 24 22 80 0 104',
    dots: holes(studs, 80, 100, 36, 52),
    ...(plug === 'y' && { solid: box(168, 10, 20, 8, 2) }),
    measures: [[10, 24, 10, 176, 70]],
  };
}

export const chassisParts = {
  shock: { looks: mixes(['t', 'm'], ['l', 's']), draw: ([kind = '', size = '']) => shock(kind, size) },
  strut: { looks: mixes(['c', 'b'], ['l', 'r']), draw: ([kind = '', side = '']) => strut(kind, side) },
  spring: {
    looks: mixes(['m', 'h'], ['l', 's']),
    draw: ([wire, size]) => {
      const turns = wire === 'h' ? 5 : 7;
      const [top, end] = size === 'l' ? [20, 180] : [46, 154];
      const step = (end - top) / turns;
      const thick = wire === 'h' ? 7 : 4.5;
      return {
        body: times(turns, (i) => {
          const y = top + i * step;
          return `M52 ${y + step * 0.7 - thick}L148 ${y + step * 0.2 - thick}a${thick} ${thick} 0 0 1 0 ${thick * 2}L52 ${y + step * 0.7 + thick}a${thick} ${thick} 0 0 1 0 ${-thick * 2}z`;
        }),
        soft: times(turns - 1, (i) =>
          line(58, top + i * step + step * 0.75, 142, top + i * step + step * 1.12),
        ),
        measures: [
          [162, top + step * 0.1, 162, top + step * 0.1 + thick * 2],
          [34, top, 34, end],
        ],
      };
    },
  },
  'control-arm': {
    looks: mixes(['l', 'r'], ['y', 'n']),
    draw: ([side = '', joint = '']) => controlArm(side, joint),
  },
  'ball-joint': {
    looks: mixes(['b', 'p'], ['n', 'y']),
    draw: ([mounting, greasable]) => ({
      body:
        'M62 92c0-12 16-22 38-22s38 10 38 22l-6 20H68z' +
        (mounting === 'b' ? box(30, 126, 140, 18, 5) : box(64, 112, 72, 56, 4)),
      line:
        'M91 70l3-34h12l3 34M94 36V16h12v20' +
        (mounting === 'b' ? 'M70 112v14M130 112v14M66 144l8 26h52l8-26' : 'M58 122h84v10H58z') +
        (greasable === 'y' ? (mounting === 'b' ? 'M94 170v14h12v-14' : 'M94 168v14h12v-14') : ''),
      soft:
        hatch(3, [94, 21, 106, 21], [0, 5]) +
        'M66 102h68M70 84h60' +
        (mounting === 'b' ? circle(46, 135, 5) + circle(154, 135, 5) : hatch(6, [72, 138, 72, 162], [11, 0])),
      ...(greasable === 'y' && { solid: circle(100, mounting === 'b' ? 188 : 186, 10) }),
      measures: [[94, 0, 106, 0, 18]],
    }),
  },
  'tie-rod': {
    looks: mixes(['o', 'i'], ['n', 'y']),
    draw: ([kind, greasable]) => ({
      body: kind === 'o' ? circle(54, 92, 34) + 'M84 82h30v20H84z' : circle(40, 100, 26) + 'M64 92h70v16H64z',
      line:
        (kind === 'o' ? 'M48 58l3-26h8l3 26M114 80h76v24h-76z' : 'M14 92H2v16h12M134 88h60v24h-60z') +
        (greasable === 'y' ? (kind === 'o' ? 'M48 126v12h12v-12' : 'M34 126v12h12v-12') : ''),
      soft:
        hatch(
          10,
          [kind === 'o' ? 120 : 138, 80, kind === 'o' ? 124 : 141, 106],
          [kind === 'o' ? 7.2 : 5.6, 0],
        ) + (kind === 'o' ? 'M24 78h60' + circle(54, 98, 16) : circle(40, 100, 13) + 'M70 96h60'),
      ...(greasable === 'y' && { solid: circle(kind === 'o' ? 54 : 40, 145, 10) }),
      turn: kind === 'o' ? -14 : -20,
      measures: [kind === 'o' ? [204, 80, 204, 104, 14] : [208, 88, 208, 112, 14]],
    }),
  },
  link: {
    looks: mixes(['m', 's', 'l'], ['s', 'n']),
    draw: ([size, material]) => {
      const half = { s: 34, m: 52, l: 70 }[size ?? '']!;
      const [top, end] = [100 - half, 100 + half];
      return {
        body: circle(100, top - 14, 16) + circle(100, end + 14, 16),
        line: `M${material === 'n' ? 92 : 96} ${top}v${half * 2}M${material === 'n' ? 108 : 104} ${top}v${half * 2}M116 ${top - 22}h22v16h-22M84 ${end + 6}H62v16h22`,
        soft:
          circle(100, top - 14, 7) +
          circle(100, end + 14, 7) +
          hatch(4, [120, top - 22, 120, top - 6], [5, 0]) +
          hatch(4, [66, end + 6, 66, end + 22], [5, 0]),
        ...(material === 'n' && { solid: box(90, top + 2, 20, 9) + box(90, end - 11, 20, 9) }),
        turn: 34,
        measures: [[150, top - 14, 150, end + 14, 50]],
      };
    },
  },
  'wheel-bearing': {
    looks: mixes(['5', '4', '6', '8'], ['y', 'n']),
    draw: ([studs, plug = '']) => hub(Number(studs), plug),
  },
  axle: {
    looks: ['m', 's', 'l'],
    draw: ([size]) => {
      const gap = { s: 12, m: 34, l: 58 }[size ?? '']!;
      const [a, b] = [100 - gap / 2, 100 + gap / 2];
      return {
        body: `M${a - 40} 76l30 14v20l-30 14zM${b + 40} 74l-30 16v20l30 16z`,
        line:
          `M${a - 10} 95H${b + 10}M${a - 10} 105H${b + 10}` +
          box(a - 62, 72, 22, 56, 5) +
          box(a - 70, 92, 8, 16, 2) +
          box(b + 40, 68, 20, 64, 8) +
          box(b + 60, 90, 10, 20, 2),
        soft: `M${a - 32} 80v40M${a - 24} 84v32M${a - 16} 88v24M${b + 32} 79v42M${b + 24} 83v34M${b + 16} 87v26M${a - 10} 100H${b + 10}`,
        turn: -24,
        measures: [[a - 70, 150, b + 70, 150, 42]],
      };
    },
  },
  'u-joint': {
    looks: ['n', 'y'],
    draw: ([greasable]) => ({
      body: box(86, 18, 28, 164, 6) + box(18, 86, 164, 28, 6),
      line:
        box(80, 12, 40, 34, 4) +
        box(80, 154, 40, 34, 4) +
        box(12, 80, 34, 40, 4) +
        box(154, 80, 34, 40, 4) +
        (greasable === 'y' ? 'M114 86l22-22' : ''),
      soft: circle(100, 100, 16) + 'M80 36h40M80 164h40M36 80v40M164 80v40',
      ...(greasable === 'y' && { solid: circle(140, 60, 8) }),
      measures: [[80, -6, 120, -6, 18]],
    }),
  },
} satisfies Record<string, DrawingFamily>;
