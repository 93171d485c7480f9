import { describe, expect, test } from 'vitest';
import { drawingSvg } from './drawingSvg.ts';
import { families, isDrawingFamily } from './families/index.ts';

describe('drawings', () => {
  test.each(Object.keys(families))('[PLUS-029] %s is a small file in the colour of its text', (family) => {
    const svg = drawingSvg(family);
    expect(svg.length).toBeLessThan(2048);
    expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb|NaN|undefined/);
    expect(svg).toMatch(/<path vector-effect="non-scaling-stroke"/);
  });

  test('a family that nobody drew shows the parcel', () => {
    expect(isDrawingFamily('flux-capacitor')).toBe(false);
    expect(drawingSvg('flux-capacitor')).toBe(drawingSvg('generic'));
  });
});
