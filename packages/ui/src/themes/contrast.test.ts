import { describe, expect, test } from 'vitest';
import { contrastFailures, contrastPairs, contrastRatio } from './contrast.ts';
import { ironbay } from './ironbay.ts';
import { verdane } from './verdane.ts';
import { wireframe } from './wireframe.ts';

describe.each([ironbay, verdane, wireframe])('$name', (theme) => {
  describe.each(['light', 'dark'] as const)('%s', (mode) => {
    test.each(contrastPairs)('[PLUS-031] %s on %s reaches %d', (foreground, background, least) => {
      const ratio = contrastRatio(theme[mode][foreground], theme[mode][background]);
      expect(ratio).toBeGreaterThanOrEqual(least);
    });
  });
});

test('the ratio is that of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(() => contrastRatio('white', '#ffffff')).toThrow(TypeError);
});

test('[PLUS-031] a theme that falls short is named with mode, pair and ratio', () => {
  const broken = { ...ironbay, dark: { ...ironbay.dark, textMuted: '#444444' } };
  expect(contrastFailures(broken)).toContainEqual(
    expect.objectContaining({ mode: 'dark', foreground: 'textMuted', background: 'surfaceBase', least: 4.5 }),
  );
});
