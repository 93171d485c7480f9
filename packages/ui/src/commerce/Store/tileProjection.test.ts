import { expect, test } from 'vitest';
import { fittingView, movedView, pixelOf, tilesOf, worldPoint } from './tileProjection.ts';

const size = { width: 512, height: 512 };
const url = 'https://tiles.example/{z}/{x}/{y}.png';
const paulista = { lat: -23.5613, lon: -46.6565 };
const campinas = { lat: -22.9056, lon: -47.0608 };

test('the world is cut as tile servers cut it', () => {
  expect(worldPoint({ lat: 0, lon: 0 })).toEqual({ x: 0.5, y: 0.5 });
  const { x, y } = worldPoint({ lat: 85.0511, lon: -180 });
  expect([x, Math.abs(y) < 1e-6]).toEqual([0, true]);
  // The tile of a known place: Berlin's Brandenburg Gate at zoom 12.
  const gate = worldPoint({ lat: 52.5163, lon: 13.3777 });
  expect([Math.floor(gate.x * 4096), Math.floor(gate.y * 4096)]).toEqual([2200, 1343]);
});

test('the first view is the nearest that holds all places', () => {
  const view = fittingView([paulista, campinas], size);
  for (const place of [paulista, campinas]) {
    const { left, top } = pixelOf(place, view, size);
    expect(left > 50 && left < 462 && top > 50 && top < 462).toBe(true);
  }
  const nearer = { ...view, zoom: view.zoom + 1 };
  const { left, top } = pixelOf(paulista, nearer, size);
  expect(left < 0 || left > 462 || top < 0 || top > 430).toBe(true);
});

test('one store is shown with its streets, as near as the server has pictures', () => {
  expect(fittingView([paulista], size).zoom).toBe(15);
  expect(fittingView([paulista], size, 12).zoom).toBe(12);
  expect(fittingView([], size)).toEqual({ center: { x: 0.5, y: 0.5 }, zoom: 0 });
});

test('a view asks for the tiles that it shows and for no others', () => {
  const tiles = tilesOf({ center: { x: 0.5, y: 0.5 }, zoom: 3 }, size, url);
  expect(tiles.map(({ src, left, top }) => [src, left, top])).toEqual([
    ['https://tiles.example/3/3/3.png', 0, 0],
    ['https://tiles.example/3/4/3.png', 256, 0],
    ['https://tiles.example/3/3/4.png', 0, 256],
    ['https://tiles.example/3/4/4.png', 256, 256],
  ]);
});

test('beyond the date line the world goes on; beyond the poles there is nothing', () => {
  const tiles = tilesOf({ center: { x: 0, y: 0 }, zoom: 2 }, size, url);
  expect(tiles.map(({ src }) => src)).toEqual([
    'https://tiles.example/2/3/0.png',
    'https://tiles.example/2/0/0.png',
  ]);
});

test('moving east around the world ends where it began; north ends at the pole', () => {
  const view = { center: { x: 0.9, y: 0.1 }, zoom: 1 };
  expect(movedView(view, size, { x: 0.25, y: 0 }).center.x).toBeCloseTo(0.15);
  expect(movedView(view, size, { x: 0, y: -5 }).center.y).toBe(0);
});
