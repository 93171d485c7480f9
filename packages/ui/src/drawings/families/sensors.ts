import { mixes, type DrawingFamily } from '../drawing.ts';
import { box, circle, ellipse, hatch, times } from '../shapes.ts';

/** A lead from a sensor to its plug, with so many wires. */
function lead(x: number, y: number, wires: number, size: string): string {
  const end = { s: 34, m: 56, l: 78 }[size] ?? 56;
  return times(wires, (i) => {
    const off = (i - (wires - 1) / 2) * 5;
    return `M${x} ${y + off}c${30 + end / 3} 0 0 ${end} ${end} ${end * 0.75}`;
  });
}

const plugAt = (x: number, y: number, pins: number) => ({
  line: box(x, y, 30, 14 + pins * 7, 3),
  solid: times(pins, (i) => circle(x + 16, y + 10.5 + i * 7, 2.6)),
});

/** The end of a plug so large that its pins can be counted in a thumbnail. */
const faceAt = (x: number, y: number, pins: number) => ({
  line: box(x, y - 8 - pins * 8, 40, 16 + pins * 16, 5),
  solid: times(pins, (i) => box(x + 12, y - pins * 8 + 4 + i * 16, 16, 8)),
});

export const sensors = {
  'oxygen-sensor': {
    looks: mixes(['4', '1', '2', '3'], ['p', 'b']),
    draw: ([wires, end]) => {
      const n = Number(wires);
      const plug = end === 'p' ? plugAt(160, 128, n) : undefined;
      return {
        body: 'M14 82h40v22H14a8 8 0 0 1 0-22z' + box(54, 72, 16, 42, 2) + box(70, 78, 34, 30, 3),
        line: 'M104 82h20v22h-20' + lead(124, 93, n, 'm') + (plug?.line ?? ''),
        soft: hatch(4, [18, 86, 18, 100], [8, 0]) + hatch(3, [76, 78, 76, 108], [10, 0]),
        solid: plug?.solid ?? times(n, (i) => box(176, 128 + (i - (n - 1) / 2) * 9, 12, 4)),
        measures: [[6, 188, end === 'p' ? 190 : 188, 188, 82, end === 'p' ? 44 - 7 * n : 48]],
      };
    },
  },
  'speed-sensor': {
    looks: mixes(['m', 's', 'l'], ['2', '3']),
    draw: ([size = '', pins]) => {
      const end = { s: 34, m: 56, l: 78 }[size]!;
      const plug = plugAt(92 + end, 62 + end * 0.75, Number(pins));
      return {
        body: box(26, 44, 46, 28, 5) + 'M34 72h22v40a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z' + circle(86, 58, 15),
        line:
          circle(86, 58, 7) +
          `M60 44c0-30 40-30 40 0C100 90 ${50 + end} ${40 + end} ${92 + end} ${75 + end * 0.75}` +
          plug.line,
        soft: 'M34 84h22M34 98h22M34 52h30',
        solid: plug.solid,
        measures: [[26, 182, 122 + end, 182, 108, 104 - end * 0.75 - 7 * Number(pins)]],
      };
    },
  },
  'crank-sensor': {
    looks: mixes(['3', '2', '4'], ['m', 'l']),
    draw: ([pins, size]) => {
      const plug = faceAt(144, 79, Number(pins));
      return {
        body:
          box(52, 62, 60, 34, 6) +
          `M66 96h32v${size === 'l' ? 70 : 46}a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8z` +
          circle(34, 79, 19),
        line: circle(34, 79, 9) + 'M112 68h32M112 90h32' + plug.line,
        soft: `M66 108h32M66 ${size === 'l' ? 150 : 130}h32M60 72h44`,
        solid: plug.solid,
        measures: [[15, 198, 184, 198, 98, 109 - 8 * Number(pins)]],
      };
    },
  },
  'temperature-sensor': {
    looks: ['2', '3', '4'],
    draw: ([pins]) => {
      const n = Number(pins);
      return {
        body: box(64, 76, 72, 30, 3) + 'M82 106h36v42H82zM90 148h20v20c0 12-20 12-20 0z',
        line: box(100 - 15 - n * 8, 28, 30 + n * 16, 48, 5) + 'M94 28v-8h12v8',
        soft: 'M84 76v30M116 76v30' + hatch(5, [82, 116, 118, 110], [0, 8]),
        solid: times(n, (i) => box(95 + (i - (n - 1) / 2) * 20, 40, 10, 24)),
        measures: [[82, 196, 118, 196, 48]],
      };
    },
  },
  'air-mass-sensor': {
    looks: mixes(['h', 'n'], ['5', '3', '4', '6']),
    draw: ([housing, pins]) => {
      const n = Number(pins);
      return {
        body:
          housing === 'h'
            ? 'M30 74h140v92H30z' + ellipse(30, 120, 10, 46)
            : 'M70 92h60v70a8 8 0 0 1-8 8H78a8 8 0 0 1-8-8z',
        line:
          box(66, 44, 68, 36, 5) +
          box(100 - 10 - n * 8, 14, 20 + n * 16, 30, 3) +
          (housing === 'h' ? ellipse(170, 120, 10, 46) : box(52, 80, 96, 12, 3)),
        soft:
          housing === 'h'
            ? hatch(5, [52, 84, 52, 156], [24, 0]) + hatch(5, [40, 94, 160, 94], [0, 13])
            : box(84, 122, 32, 34, 3) + 'M92 138h16',
        solid: times(n, (i) => box(96 + (i - (n - 1) / 2) * 16, 21, 8, 16)),
      };
    },
  },
  'pcv-valve': {
    looks: ['p', 'b'],
    draw: ([mounting]) => ({
      body: box(74, 70, 52, 60, 6) + 'M88 70V24h24v46z',
      line:
        mounting === 'p'
          ? 'M80 130h40v16H80zM84 146h32v30H84z'
          : box(62, 118, 76, 22, 2) + 'M84 140h32v40H84z',
      soft:
        'M88 34h24M88 46h24M74 86h52M74 116h52' +
        (mounting === 'b' ? hatch(4, [84, 150, 116, 145], [0, 9]) : 'M84 160h32'),
      turn: 20,
    }),
  },
} satisfies Record<string, DrawingFamily>;
