import type { Drawing } from '../drawing.ts';
import { around, belt, box, circle, coil, ellipse, hatch, spokes } from '../shapes.ts';

const pulleys = [
  { x: 62, y: 58, r: 30 },
  { x: 146, y: 66, r: 22 },
  { x: 104, y: 144, r: 32 },
] as const;

export const engine = {
  'oil-filter': {
    body: 'M56 56h88v102a14 14 0 0 1-14 14H70a14 14 0 0 1-14-14z' + box(50, 38, 100, 18, 5),
    line: box(82, 22, 36, 16, 3),
    soft: hatch(8, [66, 138, 66, 166], [10, 0]) + 'M56 74h88M56 124h88M82 30h36M84 88h32M84 98h32M84 108h20',
  },
  'air-filter': {
    body: 'M16 74l130-32a6 6 0 0 1 7 4l32 78-136 36a6 6 0 0 1-7-4z',
    line: 'M16 74v14l26 84a6 6 0 0 0 7 4l136-36v-16M30 80l112-28 27 64-112 30z',
    soft: hatch(8, [43, 76.8, 70, 142.6], [12.4, -3.2]),
  },
  'cabin-filter': {
    body: box(18, 64, 140, 96, 4),
    line: 'M18 64l22-26h142l-24 26M182 38v96l-24 26M30 76h116v72H30z',
    soft: hatch(10, [40, 76, 40, 148], [10.6, 0]) + hatch(9, [44, 60, 58, 42], [13, 0]),
  },
  belt: {
    body: belt(pulleys, 9) + belt(pulleys),
    line: pulleys.map(({ x, y }) => circle(x, y, 6)).join(''),
    soft: pulleys.map(({ x, y, r }) => circle(x, y, r - 7)).join('') + belt(pulleys, 4.5),
  },
  hose: {
    body: 'M22 52h70c38 0 58 24 58 60v68h-44v-64c0-14-8-20-22-20H22z',
    line:
      ellipse(22, 74, 7, 22) +
      box(44, 47, 15, 54, 3) +
      box(101, 146, 54, 15, 3) +
      box(48, 34, 8, 13, 2) +
      box(155, 150, 13, 8, 2),
    soft: 'M72 62h22c30 0 44 18 44 48v26M72 86h10',
  },
  'water-pump': {
    body: 'M100 34c40 0 70 28 70 66s-30 66-70 66c-14 0-26-3-38-9l-34 19-8-24 22-18c-8-10-12-22-12-34 0-38 30-66 70-66z',
    line:
      circle(100, 100, 34) +
      circle(100, 100, 10) +
      around(4, { x: 100, y: 100, r: 22 }, ([x, y]) => circle(x, y, 4.5), 45),
    soft:
      circle(100, 100, 50) +
      around(5, { x: 100, y: 100, r: 58 }, ([x, y]) => circle(x, y, 4), -126) +
      'M28 172l8-14',
  },
  thermostat: {
    body: ellipse(100, 86, 72, 20) + 'M64 78c4-38 68-38 72 0',
    line: 'M28 86v8c0 11 32 20 72 20s72-9 72-20v-8M76 114l6 54h36l6-54M100 48V30' + circle(100, 26, 5),
    soft: ellipse(100, 84, 44, 11) + coil(100, 118, 162, 14, 4),
  },
  radiator: {
    body: box(18, 42, 24, 120, 6) + box(158, 42, 24, 120, 6),
    line: 'M42 50h116M42 154h116' + box(162, 26, 18, 16, 3) + 'M18 60H6M18 78H6M182 130h12M182 148h12',
    soft: hatch(8, [42, 62, 158, 62], [0, 12]) + hatch(14, [50, 50, 50, 154], [7.7, 0]),
  },
  'job-cooling': {
    body: 'M84 112V34a16 16 0 0 1 32 0v78a32 32 0 1 1-32 0z',
    line: 'M22 170c13-12 26-12 39 0M139 170c13-12 26-12 39 0M22 148c10-9 20-11 30-6M148 142c10-5 20-3 30 6',
    soft: 'M100 130V62M126 44h16M126 62h10M126 80h16' + circle(100, 140, 20),
    solid: circle(100, 140, 12),
  },
  gasket: {
    body:
      'M20 66c0-8 6-14 14-14h132c8 0 14 6 14 14v10c-6 2-8 6-8 12s2 10 8 12v34c0 8-6 14-14 14H34c-8 0-14-6-14-14v-34c6-2 8-6 8-12s-2-10-8-12z' +
      [52, 100, 148].map((x) => circle(x, 100, 20)).join(''),
    soft:
      [52, 100, 148].map((x) => circle(x, 100, 25)).join('') +
      [76, 124].flatMap((x) => [circle(x, 64, 5), circle(x, 136, 5)]).join('') +
      [30, 170].flatMap((x) => [circle(x, 64, 4), circle(x, 136, 4)]).join(''),
  },
  muffler: {
    body: box(44, 62, 104, 70, 33),
    line: 'M8 88h38M8 108h38M148 74h14c12 0 14 10 20 10h10M148 94h8c12 0 16 10 26 10h10M148 100h10',
    soft: 'M62 66v62M130 66v62M76 82h40M76 97h40M76 112h40' + ellipse(8, 98, 3, 10) + ellipse(192, 94, 3, 10),
  },
  'job-oil': {
    body: 'M100 20c30 40 50 66 50 96a50 50 0 0 1-100 0c0-30 20-56 50-96z',
    line: 'M26 182h148',
    soft: 'M72 112c0 20 10 32 26 36M100 46c-14 20-22 34-26 46',
  },
  clutch: {
    body: circle(100, 100, 92) + circle(100, 100, 58),
    line: circle(100, 100, 20) + around(6, { x: 100, y: 100, r: 39 }, ([x, y]) => circle(x, y, 8)),
    soft:
      spokes(18, { x: 100, y: 100, r: 58 }, 92, 8) +
      circle(100, 100, 14) +
      spokes(14, { x: 100, y: 100, r: 14 }, 20),
  },
} satisfies Record<string, Drawing>;
