import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawingFileName, drawingSvg } from './drawingSvg.ts';
import { drawingOf, families, isDrawingFamily, looksOf } from './families/index.ts';

const names = Object.keys(families);
const looked = names.filter((family) => looksOf(family).length > 0);

describe('drawings', () => {
  test.each(names)('[PLUS-029] %s is a small file in the colour of its text', (family) => {
    const svg = drawingSvg(family);
    expect(svg.length).toBeLessThanOrEqual(looksOf(family).length > 0 ? 8192 : 2048);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2200);
    expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb|NaN|undefined|style|script/);
    expect(svg).toMatch(/<path vector-effect="non-scaling-stroke"/);
  });

  test.each(looked)('[PLUS-055] %s has at most 12 looks, and no two of them are drawn alike', (family) => {
    const looks = looksOf(family);
    expect(looks.length).toBeLessThanOrEqual(12);
    expect(new Set(looks).size).toBe(looks.length);
    expect(new Set(looks.map((look) => JSON.stringify(drawingOf(`${family}#${look}`)))).size).toBe(
      looks.length,
    );
    for (const look of looks) expect(drawingSvg(family)).toContain(`<g id="d${look}">`);
  });

  test.each(looked)('as a picture of its own the file of %s shows its first look alone', (family) => {
    const [shown = ''] = drawingSvg(family).split('<defs>');
    expect(looksOf(family).filter((look) => shown.includes(`id="d${look}"`))).toEqual(
      looksOf(family).slice(0, 1),
    );
  });

  test.each(names)('[PLUS-055] each look of %s is measured in a file of at most 3 kB', (family) => {
    for (const look of [...looksOf(family), '']) {
      const svg = drawingSvg(`m/${family}/${look}`);
      expect(svg.length).toBeLessThanOrEqual(3072);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg).toContain('<g id="d">');
    }
  });

  test('a family that nobody drew shows the parcel, a look that nobody drew the first of its family', () => {
    expect(isDrawingFamily('flux-capacitor')).toBe(false);
    expect(isDrawingFamily('toString')).toBe(false);
    expect(drawingSvg('flux-capacitor')).toBe(drawingSvg('generic'));
    expect(drawingOf('rotor#l9-q')).toEqual(drawingOf('rotor'));
    expect(drawingSvg('m/rotor/l9-q')).toBe(drawingSvg('m/rotor/l5-v'));
    expect(drawingSvg('m/rotor/l4-v')).not.toBe(drawingSvg('m/rotor/l5-v'));
  });

  test.each([
    ['rotor', 'rotor'],
    ['flux-capacitor', 'generic'],
    ['m/rotor/l4-v', 'm/rotor/l4-v'],
    ['m/rotor/l9-q', 'm/rotor/l5-v'],
    ['m/wheel', 'm/wheel/'],
    ['m/flux-capacitor/x', 'm/generic/'],
  ])('the file %s is that of %s', (asked, name) => {
    expect(drawingFileName(asked)).toBe(name);
    expect(drawingSvg(asked)).toBe(drawingSvg(name));
  });
});
