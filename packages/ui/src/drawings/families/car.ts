import type { Drawing } from '../drawing.ts';
import { circle, spokes, type Disc } from '../shapes.ts';

const wheels: readonly Disc[] = [
  { x: 42, y: 120, r: 15 },
  { x: 157, y: 120, r: 15 },
];
const wheel = ({ x, y, r }: Disc) => circle(x, y, r);
const rim = ({ x, y }: Disc) =>
  circle(x, y, 10.5) + circle(x, y, 3) + spokes(5, { x, y, r: 3 }, 10.5, 0, -90);

/** Where `CarJobs` points to. */
const spots: readonly Disc[] = [
  { x: 13, y: 99.5, r: 1.4 },
  { x: 12.5, y: 113, r: 1.4 },
  { x: 33, y: 99, r: 1.4 },
  { x: 57, y: 96, r: 1.4 },
  { x: 82, y: 76, r: 1.4 },
  { x: 100, y: 82, r: 1.4 },
  { x: 42, y: 120, r: 1.4 },
  { x: 157, y: 98, r: 1.4 },
];

export const car = {
  /** A whole car from its left side, the front to the left; it fills the middle of the box: `0 60 200 80`. */
  car: {
    body: 'M9 119C6 113 5 107 8 101C12 95 21 92 31 90C44 87 57 86 68 85.5C79 75 91 68.5 105 67C122 65.5 139 67.5 152 73C161 77 168 83 173 87L186 89C191 91 193 97 193 105C193.5 112 193 116 190 119L175.5 120a18.5 18.5 0 0 0-37 0L60.5 120a18.5 18.5 0 0 0-37 0z',
    line:
      wheels.map(wheel).join('') +
      'M75 86C84 78 94 72 106 71L110 71L113 86.5z' +
      'M115 71C128 70.5 140 73 148 77L158 87L118 86.5z' +
      'M9.5 101C14 97.5 21 95.5 29 95L25 101C20 103.5 14 104 9 103.5z' +
      'M192 97L180 95.5C180 99 182 101.5 185 102L193 102.5z',
    soft:
      wheels.map(rim).join('') +
      // Seams, handles, grille, mirror and the ground; then battery, spring and steering wheel behind the sheet.
      'M78 88C75 99 75 109 79 119.5M115.5 88L117 119.5M158 88.5C155 96 150 101 145 103M124 94.5h8' +
      'M100 94.5h8M7 108.5h11M8 112.5h9M31 92.5C45 90 60 89 74 89M64 114.5H135M82 84.5c-2-4-8-4-9 .5z' +
      'M68 84.5L84 74.5M3 135.5H198M173 90L158 89' +
      'M50 94h14v8h-14zM53 94v-2M61 94v-2M152 92h10l-10 3h10l-10 3h10l-10 3h10M97.5 87a1.6 6 38 0 1 6.5-9a1.6 6 38 0 1-6.5 9z',
    solid: spots.map(({ x, y, r }) => circle(x, y, r)).join(''),
  },
} satisfies Record<string, Drawing>;
