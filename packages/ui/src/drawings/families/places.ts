import type { Drawing } from '../drawing.ts';
import { box, hatch } from '../shapes.ts';

export const places = {
  /** The front of a store: sign, awning, window with shelves, door, and a bay for cars. */
  storefront: {
    body: 'M20 84h160v86H20zM30 40h140v22H30z',
    line:
      'M8 170h184M22 62h156l10 26a11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0z' +
      box(32, 110, 52, 44, 2) +
      box(94, 108, 28, 62, 2) +
      box(132, 112, 40, 58, 2),
    soft:
      'M32 126h52M32 140h52M108 108v62' +
      hatch(4, [132, 124, 172, 124], [0, 12]) +
      'M41 62l-6 26M61 62l-3 26M81 62l-1 26M119 62l1 26M139 62l3 26M159 62l6 26M40 120v6M50 117v9M62 119v7M74 118v8M44 134v6M58 132v8M70 134v6',
    dots: 'M103 140v.01M113 140v.01',
  },
} satisfies Record<string, Drawing>;
