import type { Drawing } from '../drawing.ts';
import { box, circle, ellipse, hatch, spokes } from '../shapes.ts';

const middle = (r: number) => ({ x: 100, y: 104, r });

const batteryCase = {
  body: box(26, 72, 148, 98, 6) + box(20, 52, 160, 22, 4),
  line: box(42, 36, 28, 16, 3) + box(130, 36, 28, 16, 3) + 'M48 100h22M59 89v22M130 100h22',
  soft: `${box(46, 128, 108, 26, 3)}M26 84h148M60 64h80M58 141h40M110 141h30`,
} satisfies Drawing;

export const electrical = {
  battery: batteryCase,
  'job-battery': batteryCase,
  alternator: {
    body: circle(100, 104, 66) + 'M88 41l4-23h16l4 23M60 156l-20 22 12 10 24-22',
    line: circle(100, 27, 4) + circle(100, 104, 27) + circle(100, 104, 9),
    soft: circle(100, 104, 58) + circle(100, 104, 20) + spokes(14, middle(36), 52, 10) + circle(49, 178, 3),
  },
  starter: {
    body: box(62, 84, 116, 66, 12) + box(78, 42, 82, 36, 8),
    line:
      'M62 90L38 98v40l24 8' + box(16, 102, 22, 32, 2) + 'M160 50h12v8h-12M160 64h12v8h-12M92 78v6M146 78v6',
    soft: hatch(4, [16, 107, 38, 107], [0, 7]) + 'M84 84v66M156 84v66M94 42v36M96 104h46M96 116h46M96 128h46',
  },
  'spark-plug': {
    body: box(72, 82, 56, 28, 4) + 'M87 38h26l5 44H82z',
    line:
      box(92, 14, 16, 15, 3) +
      'M95 29v9M105 29v9' +
      box(78, 110, 44, 8, 2) +
      'M84 118h32v42H84zM100 160v8M114 160v20H96',
    soft:
      hatch(3, [86, 50, 114, 50], [0, 10]) + 'M88 82v28M112 82v28' + hatch(5, [84, 129, 116, 122], [0, 8]),
    turn: 28,
  },
  coil: {
    body: 'M58 22h74a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H72a14 14 0 0 1-14-14zM78 68h46v22a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8z',
    line: 'M142 32h22v26h-22M88 98h26l6 62a10 10 0 0 1-10 12H92a10 10 0 0 1-10-12zM84 22v46',
    soft: hatch(4, [87, 112, 115, 112], [0, 13]) + 'M150 40h14M150 50h14' + circle(71, 36, 5),
    turn: 24,
  },
  sensor: {
    body: box(56, 88, 40, 36, 4) + 'M20 92h30v28H20a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6z',
    line:
      'M50 88h6M50 124h6M96 94h30v24H96M126 98h14v16h-14M140 106c30 0 12 46 34 46' + box(162, 144, 26, 20, 4),
    soft: hatch(3, [24, 100, 24, 112], [8, 0]) + 'M68 88v36M84 88v36' + hatch(4, [102, 94, 102, 118], [6, 0]),
    turn: -14,
  },
  bulb: {
    body: 'M82 108V48a18 18 0 0 1 36 0v60z',
    line: box(60, 108, 80, 14, 4) + box(74, 122, 52, 34, 4) + 'M88 156v24M112 156v24',
    soft: `M92 108V74M108 108V74M92 74c4-8 12-8 16 0M74 134h52${ellipse(100, 40, 8, 5)}`,
    turn: 20,
  },
  headlight: {
    body: 'M14 122c10-44 66-68 168-70 6 34 0 70-16 96-54 8-120 4-152-26z',
    line: circle(126, 100, 29) + circle(66, 114, 19),
    soft: circle(126, 100, 20) + circle(66, 114, 12) + 'M28 118C44 90 88 68 172 62M94 136c20 6 46 8 66 4',
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
  'fuel-pump': {
    body: 'M66 70h68v92a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8z' + ellipse(100, 42, 66, 15),
    line:
      'M34 42v10c0 8 30 15 66 15s66-7 66-15V42M84 30V14h16M116 30V20h20v10M134 120l38 26' +
      box(164, 140, 22, 26, 4),
    soft: 'M66 92h68M66 150h68M84 92v58M116 92v58' + ellipse(100, 42, 50, 9),
  },
  injector: {
    body: box(82, 60, 40, 44, 5) + 'M122 66h26a6 6 0 0 1 6 6v22h-32',
    line: box(90, 24, 24, 36, 3) + 'M86 104h32v22H86zM92 126h20v28H92zM97 154h6v16h-6z' + 'M148 66l14-14',
    soft: box(86, 34, 32, 8, 4) + box(88, 134, 28, 8, 4) + 'M82 74h40M82 90h40M132 76v18M142 76v18',
    turn: 22,
  },
} satisfies Record<string, Drawing>;
