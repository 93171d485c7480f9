import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorRoles } from '../theme/colorRoles.ts';
import type { BrandDecisions } from './brandDecisions.ts';
import { mix, readable } from './colorMixing.ts';
import { contrastFailures, contrastRatio } from './contrast.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { acmeDecisions } from './fixtures/acmeDecisions.ts';
import { themeCss } from './themeCss.ts';

test('[PLUS-031] six decisions make every role, light and dark, and all can be read', () => {
  const theme = createBrandTheme(acmeDecisions);
  expect(Object.keys(theme.light).toSorted()).toEqual([...colorRoles].toSorted());
  expect(Object.keys(theme.dark).toSorted()).toEqual([...colorRoles].toSorted());
  expect(contrastFailures(theme)).toEqual([]);
  expect(theme.light.actionBg).toBe('#c8102e');
});

describe('[PLUS-031] a decision that cannot be read fails and says', () => {
  const made = (change: Partial<BrandDecisions>) => () => createBrandTheme({ ...acmeDecisions, ...change });

  test.each([
    [
      'words on the brand',
      { onBrand: '#ff8a8a' },
      /light: textOnBrand #ff8a8a on surfaceBrand #c8102e has 2\.\d+:1 and needs 4\.5:1\. Change onBrand or brand\./,
    ],
    ['a faint link', { accent: '#7fb4ff' }, /textLink #7fb4ff on surfaceBase .* Change accent\./],
    ['grey ink', { ink: '#9a9a9a' }, /textPrimary #9a9a9a on surfacePage .* Change ink or paper\./],
    [
      'a hair too faint',
      { ink: '#000000', paper: '#ebebeb', accent: '#5e6e6b' },
      /textLink .* has 4\.49:1 and needs 4\.5:1/,
    ],
    ['dark paper', { paper: '#202020' }, /textPrimary .* on surfacePage #202020/],
    [
      'a value by hand',
      { dark: { coreFg: '#333333' } },
      /dark: coreFg #333333 on coreBg .* Change dark\.coreFg\./,
    ],
  ])('%s', (_, change, message) => {
    expect(made(change)).toThrow(message);
  });

  test('a colour that cannot be computed', () => {
    expect(made({ brand: 'crimson' })).toThrow(TypeError);
    expect(made({ brand: 'crimson' })).toThrow(/brand is "crimson".*Write it that way/);
  });
});

test('a brand that would sink into the night gets lighter there, and keeps its colour by day', () => {
  const { light, dark } = createBrandTheme({ ...acmeDecisions, brand: '#0a2a5e' });
  expect(light.actionBg).toBe('#0a2a5e');
  expect(contrastRatio(dark.actionBg, dark.surfaceBase)).toBeGreaterThanOrEqual(4.5);
});

test('what follows from decisions that can be read never makes a theme fail', () => {
  const channel = (min: number, max: number) => fc.integer({ min, max });
  const color = (min: number, max: number) =>
    fc
      .tuple(channel(min, max), channel(min, max), channel(min, max))
      .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
  fc.assert(
    fc.property(color(0, 60), color(235, 255), color(0, 255), color(0, 110), (ink, paper, brand, accent) => {
      // Links are the accent itself: whether it can be read on paper is the brand's decision.
      fc.pre(contrastRatio(accent, paper) >= 4.5);
      const onBrand = contrastRatio(brand, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
      expect(
        contrastFailures(createBrandTheme({ ...acmeDecisions, ink, paper, brand, onBrand, accent })),
      ).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('shape and fonts are sets or the brand’s own', () => {
  const { radius, font, elevation } = createBrandTheme({
    ...acmeDecisions,
    radius: 'round',
    depth: 'shadow',
  });
  expect(radius.pill).toBe('999px');
  expect(font.display).toBe(font.body);
  expect(elevation[2]).not.toContain('--dl-color-border-subtle');
  const own = createBrandTheme({ ...acmeDecisions, radius: { s: '1px', m: '3px', l: '5px', pill: '7px' } });
  expect(themeCss(own)).toContain('--dl-radius-pill:7px');
});

test('mixing is that of CSS, and what cannot be read moves only as far as it must', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(readable('#767676', ['#ffffff'], 4.5, '#000000')).toBe('#767676');
  const moved = readable('#808080', ['#ffffff'], 4.5, '#000000');
  expect(contrastRatio(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(moved, '#ffffff')).toBeLessThan(4.8);
});
