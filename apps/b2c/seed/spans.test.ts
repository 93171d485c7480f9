import { describe, expect, test } from 'vitest';
import { fleet, sized } from '../test/popularCars.ts';
import { needsOf } from './keys.ts';

/** Years between the first and the last car of a part, by what it belongs to. */
const most: Readonly<Record<string, number>> = {
  ...{ maker: 15, engine: 12, bay: 8 },
  ...{ pads: 10, rotor: 10, caliper: 10, drum: 10, shoes: 10 },
};

interface Span {
  y0: number;
  y1: number;
  platforms: Set<string>;
}

describe('of every vehicle of every market', () => {
  test.each(Object.entries(most))(
    '[PLUS-052] a part by its %s spans at most %i years, but for one platform that was built longer',
    (kind, years) => {
      const spans = new Map<string, Span>();
      for (const type of sized.filter(({ key }) => key === kind))
        for (const { sheet, model, engines, y0, y1 } of fleet.members)
          for (const engine of engines)
            for (const { key } of needsOf(type, { sheet, engine, cars: model.cars })) {
              const span = spans.get(key) ?? { y0, y1, platforms: new Set() };
              spans.set(key, span);
              span.y0 = Math.min(span.y0, y0);
              span.y1 = Math.max(span.y1, y1);
              span.platforms.add(sheet.platform.id);
            }
      const shared = [...spans].filter(([, { platforms }]) => platforms.size > 1);
      expect(shared.length).toBeGreaterThan(50);
      const wide = shared.filter(([, { y0, y1 }]) => y1 - y0 + 1 > years);
      expect(wide.map(([key, { y0, y1 }]) => `${key}: ${y0}–${y1}`).slice(0, 5)).toEqual([]);
    },
  );
});
