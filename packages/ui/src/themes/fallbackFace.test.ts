import { expect, test } from 'vitest';
import { ironbay } from './ironbay.ts';
import { verdane } from './verdane.ts';

test.each([ironbay, verdane])(
  '[PLUS-026] lines of the fallback of $name are as high as those of the font',
  (brand) => {
    const fallbacks = brand.fontFaces.filter((face) => 'local' in face);
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const { sizeAdjust, ascentOverride, descentOverride } of fallbacks) {
      const scaled =
        (parseFloat(sizeAdjust) * (parseFloat(ascentOverride) + parseFloat(descentOverride))) / 10_000;
      // Archivo, then Figtree and Barlow Condensed.
      const heights = [1.088, 1.2];
      expect(Math.min(...heights.map((height) => Math.abs(height - scaled)))).toBeLessThan(0.002);
    }
  },
);

test.each([ironbay, verdane])('each served font of $name has a fallback in its stack', (brand) => {
  const stacks = [brand.font.body, brand.font.display].join();
  for (const face of brand.fontFaces) expect(stacks).toContain(`"${face.family}"`);
});
