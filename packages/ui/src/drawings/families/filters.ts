import { mixes, type Drawing, type DrawingFamily } from '../drawing.ts';
import { box, circle, ellipse, hatch, holes, line, polygon, slab, times } from '../shapes.ts';

/** The can with its base up: gasket, holes for the oil, thread; flutes for the wrench at the other end. */
function spinOn(size: number, isWide: boolean): Drawing {
  const width = isWide ? 112 : 84;
  const height = [0, 74, 102, 128][size]!;
  const top = 100 - height / 2;
  const end = top + height;
  const left = 100 - width / 2;
  const half = width / 2;
  return {
    body: `M${left} ${top}v${height - 12}c0 8 8 16 ${half} 16s${half}-8 ${half}-16V${top}${ellipse(100, top, half, 17)}`,
    line: ellipse(100, top, half, 17) + ellipse(100, top, half - 9, 12) + ellipse(100, top, 13, 5),
    soft:
      `M${left} ${top + 12}c6 10 ${width - 6} 10 ${width} 0` +
      hatch(7, [left + 8, end - 22, left + 10, end - 2], [(width - 18) / 6, 0]) +
      `M${left} ${end - 28}c6 10 ${width - 6} 10 ${width} 0`,
    dots: holes(8, 100, top, half - 20, 8, 0),
    measures: [
      [left - 14, top, left - 14, end],
      [left, end + 18, left + width, end + 18],
      [87, top - 30, 113, top - 30, 30],
    ],
  };
}

/** An element without a can: pleats between two end caps, and its ring. */
function cartridge(size: number, isWide: boolean): Drawing {
  const width = isWide ? 108 : 80;
  const height = [0, 66, 92, 118][size]!;
  const top = 92 - height / 2;
  const left = 100 - width / 2;
  const half = width / 2;
  return {
    body: `M${left} ${top}v${height}c0 18 ${width} 18 ${width} 0v${-height}${ellipse(100, top, half, 16)}`,
    line:
      `M${left} ${top + 8}c0 18 ${width} 18 ${width} 0M${left} ${top + height - 8}c0 18 ${width} 18 ${width} 0` +
      ellipse(100, top, 18, 7) +
      ellipse(100, top + height + 30, half - 4, 9),
    soft:
      times(11, (i) => {
        const x = Math.round(left + 5 + (i * (width - 10)) / 10);
        const drop = Math.round(20 - 12 * Math.abs(i / 5 - 1) ** 2);
        return `M${x} ${top + drop - 2}v${height - 16}`;
      }) + ellipse(100, top + height + 30, half - 10, 6),
    measures: [
      [left - 14, top, left - 14, top + height + 8],
      [left, top + height + 53, left + width, top + height + 53],
    ],
  };
}

/** A panel: a soft frame round pleats. */
function panel(shape: string, length: string, depth: string): Drawing {
  const u = length === 'l' ? ([114, -42] as const) : ([88, -33] as const);
  const at = slab(u, [56, 50], depth === 'h' ? 34 : 15);
  const narrow = shape === 't' ? 0.24 : 0;
  const corner = (inset: number, below = 0) => ({
    left: at(inset + narrow, inset, below),
    far: at(1 - inset - narrow, inset, below),
    right: at(1 - inset, 1 - inset, below),
    near: at(inset, 1 - inset, below),
  });
  const [top, inner, base] = [corner(0), corner(0.1), corner(0, 1)];
  return {
    body: polygon([top.left, top.far, top.right, base.right, base.near, base.left]),
    line:
      line(...top.left, ...top.near) +
      line(...top.near, ...top.right) +
      line(...top.near, ...base.near) +
      polygon([inner.left, inner.far, inner.right, inner.near]),
    soft: times(13, (i) => {
      const s = 0.16 + i * 0.057;
      const lean = shape === 't' ? 0.2 * (s < 0.5 ? 1 - s * 2 : (s - 0.5) * -2) : 0;
      return line(...at(s + lean, 0.12), ...at(s, 0.88));
    }),
    measures: [[...at(0, 1.24, 1), ...at(1, 1.24, 1)], [...at(-0.12, 0, 1), ...at(-0.12, 1, 1)], height(at)],
  };
}

type At = ReturnType<typeof slab>;
const height = (at: At) => {
  const [x, y] = at(1, 1);
  return [x + 26, y, x + 26, at(1, 1, 1)[1], 24] as const;
};

/** Stands upright: pleats that end in a zigzag; filled where they hold carbon. */
function cabin(media: string, size: string): Drawing {
  const width = size === 'l' ? 150 : 116;
  const tall = size === 'l' ? 96 : 104;
  const left = Math.round((200 - width - 26) / 2);
  const top = 62;
  const folds = 8;
  const step = width / folds;
  const zigzag = times(folds, () => `l${step / 2} -12l${step / 2} 12`);
  const pleats = times(folds, (i) =>
    media === 'c'
      ? `M${left + i * step} ${top}l${step / 2}-12v${tall}l${-step / 2} 12z`
      : `M${left + i * step + step / 2} ${top - 12}v${tall}`,
  );
  return {
    body: `M${left} ${top}${zigzag}v${tall}${times(folds, () => `l${-step / 2} -12l${-step / 2} 12`)}z`,
    line:
      `M${left} ${top}l26-26h${width}l-26 26M${left + width + 26} ${top - 26}v${tall}l-26 26` +
      (media === 'a' ? circle(100, 118, 24) : ''),
    soft:
      hatch(folds - 1, [left + step, top, left + step, top + tall], [step, 0]) +
      (media === 'c' ? '' : pleats),
    solid: media === 'c' ? pleats : media === 'a' ? 'M96 104h8v10h10v8h-10v10h-8v-10H86v-8h10z' : '',
    measures: [
      [left, top + tall + 18, left + width, top + tall + 18],
      [left - 14, top, left - 14, top + tall],
    ],
  };
}

export const filters = {
  'oil-filter': {
    looks: mixes(['s', 'c'], ['2', '1', '3'], ['n', 'w']),
    draw: ([kind, size, width]) => (kind === 'c' ? cartridge : spinOn)(Number(size), width === 'w'),
  },
  'air-filter': {
    looks: mixes(['p', 't'], ['l', 's'], ['f', 'h']),
    draw: ([shape = '', length = '', depth = '']) => panel(shape, length, depth),
  },
  'cabin-filter': {
    looks: mixes(['p', 'c', 'a'], ['l', 's']),
    draw: ([media = '', size = '']) => cabin(media, size),
  },
  'fuel-filter': {
    looks: mixes(['i', 'c'], ['l', 's']),
    draw: ([kind, size]) => {
      const h = size === 'l' ? 100 : 70;
      const top = 100 - h / 2;
      const end = top + h;
      return kind === 'i'
        ? {
            body: box(66, top, 68, h, 14),
            line: `M93 ${top}v-16h-4v-7h4V${top - 34}h14v11h4v7h-4v16M93 ${end}v16h-4v7h4V${end + 34}h14v-11h4v-7h-4v-16`,
            soft: `M66 ${top + 16}h68M66 ${end - 16}h68M100 ${end - 26}v${52 - h}m-8 10l8-10 8 10`,
            measures: [
              [48, top, 48, end],
              [93, top - 42, 107, top - 42],
            ],
            turn: 26,
          }
        : {
            body: `M58 ${top}h84v${h - 10}a42 14 0 0 1-84 0z${box(50, top - 22, 100, 22, 6)}`,
            line: `M82 ${top - 22}v-14H58M118 ${top - 22}v-14h24${box(88, end + 6, 24, 12, 3)}`,
            soft: hatch(7, [66, top + 12, 66, end - 8], [11.3, 0]) + `M58 ${top + 8}h84`,
            measures: [
              [166, top - 22, 166, end + 5, 18, 66],
              [42, top - 36, 42, top - 26, 18],
            ],
            detail: `M72 ${top - 22}v-4H58`,
          };
    },
  },
  'transmission-filter': {
    looks: ['n', 'g'],
    draw: ([gasket]) => ({
      body: 'M34 46h92l40 26v58a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z' + ellipse(76, 84, 24, 24),
      line: ellipse(76, 84, 15, 15) + (gasket === 'g' ? 'M22 154h156v34H22zM34 162h132v18H34z' : ''),
      soft:
        'M44 56h78l34 22v52H44zM112 96h34M112 108h34M112 120h34' + circle(48, 126, 4) + circle(140, 84, 4),
      ...(gasket === 'g' && { dots: holes(10, 100, 171, 74, 14, 18) }),
    }),
  },
  intake: {
    looks: ['o', 'd'],
    draw: ([kind]) => ({
      body: 'M24 58l62-18v104l-62-18zM86 58c50-6 56 14 62 54l4 50h34l-4-56c-6-64-40-84-96-80z',
      line: ellipse(24, 92, 9, 34) + box(84, 30, 10, 124, 3) + ellipse(169, 162, 17, 5),
      soft: times(7, (i) => line(32, 64 + i * 9.3, 84, 50 + i * 14.2)),
      ...(kind === 'o' && { solid: 'M124 34c8 12 12 16 12 23a12 12 0 0 1-24 0c0-7 4-11 12-23z' }),
      measures: [[152, 184, 186, 184, 18]],
    }),
  },
} satisfies Record<string, DrawingFamily>;
