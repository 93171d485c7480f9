import type { Drawing, DrawingFamily } from '../drawing.ts';
import { box, circle, ellipse, hatch } from '../shapes.ts';

/** How far it is filled is its volume. */
const filled = (left: number, right: number, level: number, base: number): Drawing => ({
  detail: `M${left} ${level}H${right}`,
  measures: [[left - 22, level, left - 22, base, 22]],
});

const bottles: Readonly<Record<string, Drawing>> = {
  /** About a litre, with a long neck. */
  q: {
    ...filled(70, 130, 86, 182),
    body: 'M70 84c0-12 10-14 16-26V44h28v14c6 12 16 14 16 26v88a10 10 0 0 1-10 10H80a10 10 0 0 1-10-10z',
    line: box(82, 18, 36, 26, 4),
    soft: hatch(5, [90, 22, 90, 40], [5, 0]) + box(78, 104, 44, 54, 4) + 'M86 118h28M86 130h28M86 142h18',
  },
  /** Four or five litres, with a handle. */
  j: {
    ...filled(44, 156, 76, 184),
    body: 'M44 70c0-10 6-16 16-18l24-6h22c36 0 50 12 50 34v88a12 12 0 0 1-12 12H56a12 12 0 0 1-12-12z',
    line: box(62, 14, 34, 24, 4) + 'M66 38v13M92 38v8M122 66c14 0 20 6 20 16v28c0 6-16 6-16 0z',
    soft: hatch(5, [69, 18, 69, 34], [5, 0]) + box(56, 106, 56, 58, 4) + 'M66 122h36M66 136h36M66 150h20',
  },
  /** A pail. */
  p: {
    ...filled(40, 160, 82, 182),
    body: 'M38 60h124l-12 116a8 8 0 0 1-8 6H58a8 8 0 0 1-8-6z' + ellipse(100, 60, 62, 15),
    line: 'M40 66C30 20 170 20 160 66M38 60v10M162 60v10' + box(112, 44, 22, 12, 3),
    soft: 'M44 84c20 10 92 10 112 0' + box(66, 106, 68, 54, 4) + 'M76 122h48M76 136h48',
  },
  /** A small one. */
  s: {
    ...filled(78, 122, 98, 172),
    body: 'M78 96c0-10 8-10 12-20V66h20v10c4 10 12 10 12 20v68a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8z',
    line: box(87, 40, 26, 26, 3),
    soft: hatch(4, [92, 44, 92, 62], [5, 0]) + box(84, 112, 32, 42, 3) + 'M90 124h20M90 136h20',
  },
};

const packs: Readonly<Record<string, Drawing>> = {
  tube: {
    body: 'M64 30h72l-12 116H76z',
    line: 'M60 22h80v8H60z' + box(84, 146, 32, 28, 4),
    soft: hatch(5, [90, 150, 90, 170], [5, 0]) + 'M78 60h44M80 76h40M82 92h22',
  },
  tub: {
    body: 'M40 78h120l-8 88a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8z',
    line: box(32, 54, 136, 24, 6),
    soft: hatch(11, [44, 58, 44, 74], [11, 0]) + box(66, 100, 68, 52, 4) + 'M78 116h44M78 130h44',
  },
  spray: {
    ...filled(66, 134, 92, 180),
    body: 'M66 80h68v92a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8z',
    line: 'M66 80c0-14 10-20 20-22h28c10 2 20 8 20 22' + box(86, 30, 28, 28, 4) + 'M86 40H60',
    soft: 'M66 104h68M66 148h68' + circle(100, 126, 13) + 'M54 32l-10-6M54 40H42M54 48l-10 6',
  },
  cartridge: {
    body: box(30, 78, 108, 44, 4),
    line: 'M138 84h14v32h-14M152 92h22v16h-22M22 74h8v52h-8z',
    soft: 'M48 78v44M122 78v44M62 92h46M62 106h46',
  },
};

export const fluids = {
  'fluid-bottle': { looks: ['q', 'j', 'p', 's'], draw: ([volume = '']) => bottles[volume]! },
  cleaner: {
    looks: ['spray', 'bottle'],
    draw: ([kind]) => (kind === 'bottle' ? bottles['q']! : packs['spray']!),
  },
  grease: { looks: ['tube', 'tub', 'spray', 'cartridge'], draw: ([pack = '']) => packs[pack]! },
} satisfies Record<string, DrawingFamily>;
