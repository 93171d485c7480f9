import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapView, ringRadii, spreadApart } from './mapProjection.ts';

const ratio = 5 / 4;
const place = fc.record({
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lon: fc.double({ min: -170, max: 170, noNaN: true }),
});

test('every place lies inside the map', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 10 }), (places) => {
      const { project } = mapView(places, ratio);
      for (const { x, y } of places.map(project)) {
        expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test('north is up, east is right, and a degree has the same scale both ways at the equator', () => {
  const { project, widthMeters } = mapView([{ lat: 0, lon: 0 }], ratio);
  const [middle, east, north] = [
    { lat: 0, lon: 0 },
    { lat: 0, lon: 0.001 },
    { lat: 0.001, lon: 0 },
  ].map(project);
  expect(middle).toEqual({ x: 0.5, y: 0.5 });
  expect((east!.x - 0.5) * widthMeters).toBeCloseTo(111.32);
  expect(((0.5 - north!.y) * widthMeters) / ratio).toBeCloseTo(111.32);
});

test('pins at one place move apart', () => {
  const gap = { x: 0.08, y: 0.1 };
  const [one, other] = spreadApart(
    [
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ],
    gap,
  );
  expect(Math.abs(other!.x - one!.x)).toBeCloseTo(gap.x);
  expect(
    spreadApart(
      [
        { x: 0.1, y: 0.1 },
        { x: 0.9, y: 0.9 },
      ],
      gap,
    ),
  ).toEqual([
    { x: 0.1, y: 0.1 },
    { x: 0.9, y: 0.9 },
  ]);
});

test.each([
  [16_093, 1609.344, [2, 4, 6, 8]],
  [10_000, 1000, [2, 4, 6, 8, 10]],
  [4_100, 1000, [1, 2, 3, 4]],
  [380_000, 1609.344, [50, 100, 150, 200]],
])('rings of a map %i m wide are round', (width, unit, expected) => {
  expect(ringRadii(width, unit).map((meters) => Math.round((meters / unit) * 100) / 100)).toEqual(expected);
});
