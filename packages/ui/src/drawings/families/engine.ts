import type { Drawing } from '../drawing.ts';
import { circle } from '../shapes.ts';

export const engine = {
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
  'job-oil': {
    body: 'M100 20c30 40 50 66 50 96a50 50 0 0 1-100 0c0-30 20-56 50-96z',
    line: 'M26 182h148',
    soft: 'M72 112c0 20 10 32 26 36M100 46c-14 20-22 34-26 46',
  },
} satisfies Record<string, Drawing>;
