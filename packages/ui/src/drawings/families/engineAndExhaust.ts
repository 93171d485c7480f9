import { mixes, type DrawingFamily } from '../drawing.ts';
import { around, box, circle, ellipse, hatch, spokes, times } from '../shapes.ts';

const holeRow = (count: number, r: number) =>
  times(count, (i) => circle(28 + ((i + 0.5) * 144) / count, 100, r));

/** Middle and scale of one of several gaskets. */
const gasketPlace = (pieces: string | undefined, i: number): readonly [number, number, number] => {
  if (pieces === '1') return [100, 100, 1];
  return pieces === '2' ? [100, 60 + i * 80, 0.6] : [54 + (i % 2) * 92, 60 + (i >> 1) * 80, 0.5];
};

export const engineAndExhaust = {
  'head-gasket': {
    looks: ['4', '3', '5', '6', '2'],
    draw: ([cylinders]) => {
      const n = Number(cylinders);
      const r = Math.min(30, 62 / n);
      return {
        body: `M18 62c0-6 5-10 10-10h144c6 0 10 4 10 10v76c0 6-4 10-10 10H28c-6 0-10-4-10-10z${holeRow(n, r)}`,
        soft:
          holeRow(n, r + 4) +
          times(n + 1, (i) => circle(28 + (i * 144) / n, 62, 4) + circle(28 + (i * 144) / n, 138, 4)),
        // From its edge.
        detail: box(18, 174, 164, 6),
        measures: [[198, 174, 198, 180, 16]],
      };
    },
  },
  'cover-gasket': {
    looks: ['1', '2', '8'],
    draw: ([pieces]) => ({
      body: times(
        pieces === '2' ? 2 : 1,
        (i) =>
          box(16, pieces === '2' ? 34 + i * 70 : 56, 168, 62, 18) +
          box(26, pieces === '2' ? 44 + i * 70 : 66, 148, 42, 12),
      ),
      soft: times(pieces === '2' ? 2 : 1, (i) =>
        hatch(4, [40, pieces === '2' ? 30 + i * 70 : 52, 48, pieces === '2' ? 30 + i * 70 : 52], [37, 0]),
      ),
      ...(pieces === '8' && {
        line: times(4, (i) => circle(42 + i * 38, 148, 13) + circle(42 + i * 38, 148, 7)),
      }),
    }),
  },
  'exhaust-gasket': {
    looks: ['1', '2', '4'],
    draw: ([pieces]) => ({
      body: times(Number(pieces), (i) => {
        const [x, y, k] = gasketPlace(pieces, i);
        return (
          ellipse(x, y, 84 * k, 54 * k) +
          circle(x, y, 34 * k) +
          circle(x - 62 * k, y, 9 * k) +
          circle(x + 62 * k, y, 9 * k)
        );
      }),
      soft: times(Number(pieces), (i) => {
        const [x, y, k] = gasketPlace(pieces, i);
        return circle(x, y, 40 * k);
      }),
    }),
  },
  mount: {
    looks: mixes(['r', 'h'], ['a', 'b']),
    draw: ([kind, shape]) => ({
      body:
        (shape === 'a' ? 'M30 150h140v16H30z' : 'M18 128h164l-14 38H32z') +
        (kind === 'h' ? 'M58 150V92c0-24 84-24 84 0v58z' : 'M62 150l14-64h48l14 64z'),
      line:
        box(82, 60, 36, 22, 3) +
        box(93, 28, 14, 32, 2) +
        (shape === 'a' ? circle(44, 158, 4) + circle(156, 158, 4) : 'M46 166v18h12v-18M142 166v18h12v-18'),
      soft:
        (kind === 'h'
          ? 'M58 108c10 14 74 14 84 0M58 128c10 14 74 14 84 0' + ellipse(100, 92, 26, 9)
          : 'M74 96h52M70 114h60M66 132h68') + hatch(4, [93, 34, 107, 32], [0, 6]),
    }),
  },
  'oil-pan': {
    looks: ['y', 'n'],
    draw: ([plug]) => ({
      body: 'M14 66h172v14h-10l-16 66a14 14 0 0 1-14 10H92a14 14 0 0 1-14-10l-8-26H40a10 10 0 0 1-10-8l-6-32H14z',
      line: 'M24 80h152' + (plug === 'y' ? box(106, 166, 30, 12, 3) + 'M113 178v12h16v-12' : ''),
      soft: hatch(7, [28, 68, 28, 78], [24, 0]) + 'M86 92l10 48M150 92l-8 48' + circle(120, 140, 8),
      ...(plug === 'y' && { solid: circle(120, 140, 5) }),
    }),
  },
  muffler: {
    looks: mixes(['m', 't'], ['o', 'r']),
    draw: ([outlets, shape]) => ({
      body: shape === 'o' ? box(44, 60, 108, 74, 36) : box(44, 62, 108, 70, 8),
      line:
        'M6 88h38M6 106h38' +
        (outlets === 't'
          ? 'M152 74h14c10 0 12-8 28-8M152 90h14c12 0 12-8 28-8M152 108h14c12 0 12 8 28 8M152 124h14c12 0 12 8 28 8'
          : 'M150 90h16c10 0 12 8 28 8M150 106h12c12 0 16 8 32 8'),
      soft: 'M62 64v66M132 64v66M76 82h42M76 97h42M76 112h42' + ellipse(7, 97, 3, 9),
      measures: [[-6, 88, -6, 106, 12]],
    }),
  },
  exhaust: {
    looks: ['r', 's'],
    draw: ([finish]) => ({
      body: box(96, 66, 84, 60, 26),
      line:
        'M8 40h14c30 0 26 48 74 48M8 56h10c24 0 22 48 78 48M180 88h12v16h-12' +
        ellipse(8, 48, 4, 12) +
        (finish === 's' ? 'M112 126l20 34h28l-10-34' : ''),
      soft: 'M112 70v52M164 70v52M126 88h26M126 104h26' + ellipse(192, 96, 3, 8),
      ...(finish === 's' && { solid: 'M132 160h28l4 10h-28z' }),
      measures: [[-6, 40, -6, 56, 12]],
    }),
  },
  catalyst: {
    looks: mixes(['1', '2'], ['n', 'h']),
    draw: ([bungs, shield]) => ({
      body: 'M48 92l24-26h56l24 26v16l-24 26H72l-24-26z',
      line:
        'M16 90h32v20H16M152 90h32v20h-32M10 76h10v48H10zM180 76h10v48h-10z' +
        box(28, 76, 14, 14, 2) +
        (bungs === '2' ? box(158, 76, 14, 14, 2) + 'M161 76V46h8v30M157 60h16' : ''),
      soft:
        (shield === 'h'
          ? 'M78 58h44v84H78zM84 58v84M96 58v84M108 58v84M116 58v84'
          : hatch(6, [76, 72, 76, 128], [10, 0]) + hatch(4, [70, 82, 130, 82], [0, 12])) +
        circle(15, 84, 3) +
        circle(15, 116, 3) +
        circle(185, 84, 3) +
        circle(185, 116, 3),
      measures: [[-4, 90, -4, 110, 20]],
    }),
  },
  clutch: {
    looks: mixes(['m', 'l'], ['y', 'n']),
    draw: ([size, bearing]) => {
      const r = size === 'l' ? 88 : 72;
      const [x, y] = bearing === 'y' ? [94, 94] : [100, 100];
      const k = bearing === 'y' ? r - 6 : r;
      return {
        body: circle(x, y, k) + circle(x, y, k * 0.62),
        line:
          circle(x, y, k * 0.24) +
          around(6, { x, y, r: k * 0.44 }, ([px, py]) => circle(px, py, k * 0.09)) +
          (bearing === 'y' ? circle(166, 166, 28) + circle(166, 166, 13) : ''),
        soft:
          spokes(16, { x, y, r: k * 0.62 }, k, 8) +
          spokes(12, { x, y, r: k * 0.16 }, k * 0.23) +
          (bearing === 'y' ? circle(166, 166, 20) : ''),
        measures: [[x - k, -8, x + k, -8, y + 8]],
      };
    },
  },
  'fuel-pump': {
    looks: ['y', 'n'],
    draw: ([sender]) => ({
      body: box(66, 70, 68, 100, 8) + ellipse(100, 42, 66, 15),
      line:
        'M34 42v10c0 8 30 15 66 15s66-7 66-15V42M84 30V14h16M116 30V20h20v10' +
        (sender === 'y' ? `M134 120l38 26${box(164, 140, 24, 28, 4)}` : 'M92 170v14h16v-14'),
      soft: 'M66 92h68M66 150h68M84 92v58M116 92v58' + ellipse(100, 42, 50, 9),
    }),
  },
  injector: {
    looks: ['p', 'd'],
    draw: ([kind]) => ({
      body: box(82, 56, 40, 44, 5) + 'M122 62h26a6 6 0 0 1 6 6v22h-32',
      line:
        box(90, 20, 24, 36, 3) +
        (kind === 'd'
          ? 'M88 100h28v14H88zM95 114h14v56H95zM98 170h8v12h-8z'
          : 'M86 100h32v22H86zM92 122h20v28H92zM97 150h6v16h-6z'),
      soft:
        box(86, 30, 32, 8, 4) +
        (kind === 'd' ? 'M95 150h14M95 158h14' : box(88, 130, 28, 8, 4)) +
        'M82 70h40M82 86h40',
      solid: 'M134 70h4v14h-4zM144 70h4v14h-4z',
      turn: 22,
    }),
  },
  throttle: {
    looks: mixes(['6', '2', '4'], ['s', 'l']),
    draw: ([pins, size]) => {
      const r = size === 'l' ? 46 : 36;
      const n = Number(pins);
      const [across, down] = n > 4 ? [3, 2] : n > 2 ? [2, 2] : [2, 1];
      return {
        body: box(22, 34, 116, 132, 12) + circle(80, 100, r),
        line:
          circle(80, 100, r) +
          `M80 ${100 - r}v${2 * r}` +
          box(138, 56, 44, 88, 6) +
          box(142, 144, 8 + across * 14, 8 + down * 14, 3),
        soft:
          [34, 126].flatMap((x) => [circle(x, 46, 5), circle(x, 154, 5)]).join('') +
          ellipse(80, 100, r * 0.4, r) +
          'M150 70h20M150 84h20M150 98h20',
        solid: times(n, (i) => box(149 + (i % across) * 14, 151 + Math.floor(i / across) * 14, 8, 8)),
        measures: [[80 - r, 188, 80 + r, 188, 88]],
      };
    },
  },
  'fuel-cap': {
    looks: ['n', 'y'],
    draw: ([locking]) => ({
      body: circle(96, 90, 66),
      line:
        box(84, 30, 24, 120, 10) +
        'M148 132c20 12 30 24 26 44' +
        circle(172, 182, 6) +
        (locking === 'y' ? circle(96, 90, 13) : ''),
      soft: spokes(28, { x: 96, y: 90, r: 58 }, 65),
      ...(locking === 'y' && { solid: circle(96, 86, 4) + 'M94 88h4l2 10h-8z' }),
    }),
  },
} satisfies Record<string, DrawingFamily>;
