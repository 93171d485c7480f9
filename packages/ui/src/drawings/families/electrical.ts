import type { Drawing } from '../drawing.ts';
import { box, circle, ellipse, hatch } from '../shapes.ts';

const batteryCase = {
  body: box(26, 72, 148, 98, 6) + box(20, 52, 160, 22, 4),
  line: box(42, 36, 28, 16, 3) + box(130, 36, 28, 16, 3) + 'M48 100h22M59 89v22M130 100h22',
  soft: `${box(46, 128, 108, 26, 3)}M26 84h148M60 64h80M58 141h40M110 141h30`,
} satisfies Drawing;

export const electrical = {
  'job-battery': batteryCase,
  sensor: {
    body: box(56, 88, 40, 36, 4) + 'M20 92h30v28H20a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6z',
    line:
      'M50 88h6M50 124h6M96 94h30v24H96M126 98h14v16h-14M140 106c30 0 12 46 34 46' + box(162, 144, 26, 20, 4),
    soft: hatch(3, [24, 100, 24, 112], [8, 0]) + 'M68 88v36M84 88v36' + hatch(4, [102, 94, 102, 118], [6, 0]),
    turn: -14,
  },
  'job-lights': {
    body: 'M104 52c-46 0-74 20-74 48s28 48 74 48c12-26 12-70 0-96z',
    line: hatch(5, [126, 60, 178, 48], [2, 20]),
    soft: `M96 66c-30 2-50 14-50 34s20 32 50 34${ellipse(104, 100, 9, 48)}`,
  },
  'job-no-start': {
    body: circle(64, 68, 44) + circle(52, 56, 12),
    line: 'M96 98l74 74v14h-24v-18h-18v-18h-18l-24-24M134 24l-16 30h24l-16 30',
    soft: circle(64, 68, 34) + 'M102 112l58 58',
  },
} satisfies Record<string, Drawing>;
