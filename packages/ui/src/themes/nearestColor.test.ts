import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorRoles } from '../theme/colorRoles.ts';
import type { BrandDecisions } from './brandDecisions.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { ContrastError } from './contrastError.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { acmeDecisions } from './fixtures/acmeDecisions.ts';
import { ironbay } from './ironbay.ts';
import { nearestColor, nearestRoleColor, type Limit } from './nearestColor.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { verdane } from './verdane.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const limits = fc.array(fc.tuple(hex, fc.constantFrom(3, 4.5)), { minLength: 1, maxLength: 3 });
const keeps = (color: string, all: readonly Limit[]) =>
  all.every(([other, least]) => contrastRatio(color, other) >= least);

test('a colour goes into OKLCH and comes back', () => {
  expect(toOklch('#ffffff').lightness).toBeCloseTo(1, 5);
  expect(toOklch('#ff0000')).toMatchObject({ lightness: expect.closeTo(0.628, 3) });
  fc.assert(fc.property(hex, (color) => fromOklch(toOklch(color)) === color));
});

test('[PLUS-031] the nearest colour passes, and none that is clearly nearer does', () => {
  fc.assert(
    fc.property(hex, limits, (color, all) => {
      const found = nearestColor(color, all);
      if (found) expect(keeps(found, all)).toBe(true);
      const { lightness, chroma, hue } = toOklch(color);
      const distance = found ? Math.abs(toOklch(found).lightness - lightness) : 1;
      // Rounding to channels moves a colour by up to half of their step.
      for (let share = 0; share < 0.99; share += 0.09) {
        for (const sign of [-1, 1]) {
          const moved = lightness + sign * Math.max(0, distance - 0.006) * share;
          if (moved < 0 || moved > 1) continue;
          expect(keeps(fromOklch({ lightness: moved, chroma, hue }), all)).toBe(
            distance <= 0.006 && keeps(color, all),
          );
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('a colour that passes stays, and between black and white there may be none', () => {
  expect(nearestColor('#767676', [['#ffffff', 4.5]])).toBe('#767676');
  expect(nearestColor('#ff8a8a', [['#c8102e', 4.5]])).toMatch(/^#ff[d-f]/);
  expect(
    nearestColor('#808080', [
      ['#000000', 7],
      ['#ffffff', 7],
    ]),
  ).toBeUndefined();
});

describe.each([ironbay, verdane])('$name', ({ light, dark }) => {
  test('[PLUS-031] whatever colour a role gets, the nearest one passes all of its pairs', () => {
    const mode = fc.constantFrom(light, dark);
    fc.assert(
      fc.property(mode, fc.constantFrom(...colorRoles), hex, (colors, role, color) => {
        const spoilt = { ...colors, [role]: color };
        const found = nearestRoleColor(spoilt, role);
        if (!found) return;
        const mended = { ...spoilt, [role]: found };
        for (const [foreground, background, least] of contrastPairs) {
          if (foreground !== role && background !== role) continue;
          expect(contrastRatio(mended[foreground], mended[background])).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });
});

function faultsOf(change: Partial<BrandDecisions>) {
  try {
    createBrandTheme({ ...acmeDecisions, ...change });
  } catch (error) {
    if (error instanceof ContrastError) return error.faults;
    throw error;
  }
  return [];
}

test.each([
  ['onBrand', '#ff8a8a'],
  ['accent', '#7fb4ff'],
  ['ink', '#9a9a9a'],
] as const)('[PLUS-031] the error names an %s that makes the theme', (input, color) => {
  const [fault] = faultsOf({ [input]: color });
  const remedy = fault?.remedies.find(({ change }) => change === input);
  expect(remedy?.nearest).toMatch(/^#[0-9a-f]{6}$/);
  expect(faultsOf({ [input]: remedy?.nearest })).toEqual([]);
});

test('[PLUS-031] the error is data: mode, pair, colours, ratio, least, what to change', () => {
  const [fault] = faultsOf({ dark: { textLink: '#333333' } });
  expect(fault).toMatchObject({
    mode: 'dark',
    foreground: 'textLink',
    background: 'surfaceBase',
    colors: ['#333333', createBrandTheme(acmeDecisions).dark.surfaceBase],
    least: 4.5,
    remedies: [{ role: 'textLink', change: 'dark.textLink' }],
  });
});
