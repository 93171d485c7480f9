import type { Drawing } from '../drawing.ts';
import { around, box, circle, ellipse, hatch, spokes } from '../shapes.ts';

export const bodyAndCare = {
  'job-wipers': {
    body: 'M18 140C26 82 58 44 100 44s74 38 82 96c-50-14-114-14-164 0z',
    line: 'M60 128l58-58M118 70l8 8M70 136a10 10 0 1 1-20 0',
    soft: 'M66 76C92 54 130 60 152 96M36 134c34-8 94-10 128 0M144 34l-6 14M166 44l-10 12M56 34l6 14M34 44l10 12',
  },
  'seat-cover': {
    body:
      'M62 54c0-8 6-14 14-14h44c8 0 14 6 16 14l10 64H54z' +
      'M46 124h106c14 0 22 8 22 20s-8 20-22 20H46c-12 0-20-8-20-20s8-20 20-20z',
    line: box(74, 12, 48, 22, 9) + 'M88 34v6M108 34v6M40 164v16M158 164v16',
    soft: 'M76 52l-6 60M120 52l8 60M84 52v60M112 52v60M60 134v20M100 134v20M138 134v20',
  },
  'tool-socket': {
    body: circle(58, 58, 38) + circle(58, 58, 22),
    line:
      'M84 86l86 78a10 10 0 0 1-14 14L78 92' +
      around(6, { x: 58, y: 58, r: 15 }, ([x, y], d) => (d === 0 ? `M${x} ${y}` : `L${x} ${y}`)) +
      'z',
    soft: spokes(16, { x: 58, y: 58, r: 28 }, 34) + 'M118 124l36 34M124 116l38 36',
    // A socket from the end of its drive.
    detail: circle(48, 150, 28) + box(35, 137, 26, 26),
    measures: [[35, 198, 61, 198, 35]],
  },
  wrench: {
    body:
      'M82 74c-8-20-2-44 18-56v34l14 10 14-10V18c20 12 26 36 18 56-4 10-10 14-10 22v58h-44V96c0-8-6-12-10-22z' +
      circle(114, 166, 27),
    line: around(6, { x: 114, y: 168, r: 15 }, ([x, y], d) => (d === 0 ? `M${x} ${y}` : `L${x} ${y}`)) + 'z',
    soft: 'M106 92v40h16V92z',
    turn: 42,
  },
  jack: {
    body: 'M30 164h140v12H30zM76 36h48v14H76z',
    line: 'M78 50L40 106l40 58M122 50l38 56-40 58M84 50l34 0M40 106h120M160 106h20M180 96v20',
    soft:
      circle(40, 106, 7) +
      circle(160, 106, 7) +
      hatch(9, [58, 101, 64, 111], [10, 0]) +
      'M92 36v-8h16v8M88 50l-32 56 36 58M112 50l32 56-36 58',
    measures: [[204, 28, 204, 176, 96]],
  },
  charger: {
    body: box(30, 62, 104, 86, 10),
    line:
      box(44, 76, 76, 30, 4) +
      'M134 88c28 0 20 40 36 46M134 118c14 0 12 30 24 44M164 128l18 8-6 16-18-8zM150 158l18 8-6 16-18-8zM54 62V46h56v16',
    soft: 'M52 98l12-12l10 8l16-14l18 10' + circle(58, 128, 6) + circle(82, 128, 6) + circle(106, 128, 6),
    solid: circle(58, 128, 3),
  },
  'jump-starter': {
    body: box(34, 66, 110, 106, 14),
    line: 'M58 66V44a8 8 0 0 1 8-8h46a8 8 0 0 1 8 8v22M144 90h20v52l-10 26M144 104h34v34l10 26M54 168v10M124 168v10',
    soft: box(48, 82, 82, 40, 5) + 'M48 138h82M150 158l10 16M182 154l10 16' + circle(112, 152, 7),
    solid: 'M94 84l-18 22h12l-6 16l20-24H90l8-14z',
  },
  'work-light': {
    body: box(36, 26, 128, 84, 10) + 'M22 166h156v12H22z',
    line:
      'M30 62v56c0 30 30 30 62 34v14M170 62v56c0 30-30 30-62 34v14' + circle(30, 68, 7) + circle(170, 68, 7),
    soft: hatch(4, [48, 44, 152, 44], [0, 17]) + hatch(4, [62, 36, 62, 100], [25, 0]),
  },
  generic: {
    body: 'M100 22l76 38v82l-76 38-76-38V60z',
    line: 'M24 60l76 38 76-38M100 98v82',
    soft: 'M62 41l76 38v28M40 118l28 14M40 130l18 9' + ellipse(138, 138, 14, 16) + ellipse(138, 138, 5, 6),
  },
  oops: {
    body: 'M22 128c0-12 6-16 18-18l22-4 22-30c4-6 8-8 16-8h36c8 0 14 4 18 10l16 26 8 4v30h-14a18 18 0 0 0-36 0H90a18 18 0 0 0-36 0H22z',
    line:
      circle(72, 140, 13) +
      circle(146, 140, 13) +
      'M92 104l14-24h18v24zM134 80h8l14 24h-22M60 104L34 64l-8 6M8 158h184',
    soft:
      'M44 52c-8-6-2-14 4-16s6-10 0-14M60 60c-6-6 0-12 6-16s4-10-2-14M28 118h10' +
      circle(72, 140, 5) +
      circle(146, 140, 5) +
      'M110 118h12',
  },
} satisfies Record<string, Drawing>;
