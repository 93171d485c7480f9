import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorRoles } from '../theme/colorRoles.ts';
import { varName } from '../theme/varName.ts';
import type { BrandDecisions } from '../themes/brandDecisions.ts';
import type { BrandTheme } from '../themes/brandTheme.ts';
import { contrastFailures, contrastRatio } from '../themes/contrast.ts';
import { colorsOf } from '../themes/contrastFaults.ts';
import { createBrandTheme } from '../themes/createBrandTheme.ts';
import { acmeDecisions } from '../themes/fixtures/acmeDecisions.ts';
import { ironbay } from '../themes/ironbay.ts';
import { themeCss } from '../themes/themeCss.ts';
import { verdane } from '../themes/verdane.ts';
import { wireframe } from '../themes/wireframe.ts';
import { decisionsOf } from './decisionsOf.ts';
import { exportFigmaVariables } from './exportFigmaVariables.ts';
import { exportTokens } from './exportTokens.ts';
import { importTokens } from './importTokens.ts';
import { pathsInDocument, tokenTypes } from './tokenPaths.ts';

const brands = [ironbay, verdane, wireframe];

/** As a file holds it. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
const nearWhite = fc.constantFrom('#ffffff', '#f4f6f9', '#f6f8f5');

/** What a theme's designer may write beside colours: sets and own values, in units that tokens have and have not. */
const others = fc.record(
  {
    radius: fc.constantFrom('square' as const, 'round' as const, {
      s: '1px',
      m: '.25rem',
      l: 'clamp(4px, 1vw, 8px)',
      pill: '50%',
    }),
    depth: fc.constantFrom('line' as const, 'shadow' as const, {
      1: 'none',
      2: '0 1px 2px var(--dl-color-scrim)',
      3: '0 1px 2px #0003, inset 0 0 0 1px red',
      4: '0 .5rem 1rem -2px rgba(0, 0, 0, 20%)',
    }),
    buttonEdge: fc.constantFrom('none', 'inset 0 -3px 0 rgb(122 90 0 / 0.28)'),
    fonts: fc.record({
      body: fc.constantFrom("'Acme Sans', sans-serif", 'system-ui', '"Acme", var(--fallback)'),
      displayWeight: fc.constantFrom('700', '650', 'bold', 'var(--weight)'),
      displayCase: fc.constantFrom('none' as const, 'uppercase' as const),
      displayTracking: fc.constantFrom('0', '-.01em', '0.5px', 'normal'),
    }),
    light: fc.record({
      scrim: fc.constantFrom('rgb(0 0 0/.5)', 'RGB(1 2 3)', 'color-mix(in srgb, red, blue)'),
    }),
    dark: fc.record({ skeleton: color, price: fc.constantFrom('#FFFFFF', '#fffFFf') }),
  },
  { requiredKeys: ['radius', 'fonts'] },
);

const themes: fc.Arbitrary<BrandTheme> = fc
  .tuple(color, nearWhite, color, others)
  .map(([brand, paper, accent, rest]): BrandDecisions => {
    const onBrand = contrastRatio(brand, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
    return { name: 'tried', ink: '#14202b', paper, brand, onBrand, accent, ...rest };
  })
  .filter((decisions) => contrastFailures(colorsOf(decisions)).length === 0)
  .map(createBrandTheme);

interface ColorToken {
  readonly $value: { readonly components: readonly number[]; readonly alpha?: number; readonly hex: string };
}
interface Exported extends Readonly<
  Record<'light' | 'dark', { color: Readonly<Record<string, ColorToken>> }>
> {
  readonly radius: Readonly<Record<string, { $value: { value: number; unit: string } }>>;
  readonly font: { readonly displayWeight: { readonly $value: number } };
}

/** A color of a document as a style sheet writes it. */
const cssOf = ({ $value: { components, alpha = 1, hex } }: ColorToken): string =>
  alpha === 1 ? hex : `rgb(${components.map((share) => Math.round(share * 255)).join(' ')} / ${alpha})`;

/** The same with no zero before a point, and none after it. */
const plain = (css = '') => css.toLowerCase().replace(/ ?\/ ?0?\./, ' / 0.');

/** Variables of a brand's style sheet by day and by night. */
function sheetOf(theme: BrandTheme) {
  const lines = themeCss(theme).split('\n');
  const variables = (start: string) => {
    const line = lines.find((each) => each.startsWith(start)) ?? '';
    return new Map(
      [...line.matchAll(/--([\w-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value] as const),
    );
  };
  return { light: variables(':root{'), dark: variables(':root[data-color-mode=dark]{') };
}

describe.each(brands)('[PLUS-030] $name', (theme) => {
  test('is the same after export and import', () => {
    expect(importTokens(written(exportTokens(theme)))).toEqual(theme);
  });

  test('is the same document after import and export', () => {
    const document = written(exportTokens(theme));
    expect(written(exportTokens(importTokens(document)))).toEqual(document);
  });

  test('[PLUS-049] its document says what its style sheet says', () => {
    const document = written(exportTokens(theme)) as Exported;
    const { light, dark } = sheetOf(theme);
    for (const role of colorRoles) {
      expect(cssOf(document.light.color[role]!), role).toBe(plain(light.get(varName(['color', role]))));
      expect(cssOf(document.dark.color[role]!), role).toBe(plain(dark.get(varName(['color', role]))));
    }
    for (const [size, { $value }] of Object.entries(document.radius))
      expect(`${$value.value}${$value.unit}`, size).toBe(
        light.get(varName(['radius', size]))!.replace(/^0$/, '0px'),
      );
    expect(String(document.font.displayWeight.$value)).toBe(light.get(varName(['font', 'displayWeight'])));
    // Shadows and fonts are texts, which an import writes out.
    expect(themeCss(importTokens(document))).toBe(themeCss(theme));
  });

  test('is the same by way of Figma, which has no font files', () => {
    const options = { name: theme.name, fonts: { faces: theme.fontFaces } };
    expect(importTokens(written(exportFigmaVariables(theme)), options)).toEqual(theme);
  });

  test('follows from decisions that name no role that they derive', () => {
    const decisions = decisionsOf(theme);
    expect(createBrandTheme(decisions)).toEqual(theme);
    expect(decisions.light).not.toHaveProperty('textPrimary');
    expect(Object.keys({ ...decisions.light }).length).toBeLessThan(colorRoles.length);
  });
});

test('[PLUS-030] any theme is the same after export and import', () => {
  fc.assert(
    fc.property(themes, (theme) => {
      const document = written(exportTokens(theme));
      expect(importTokens(document)).toEqual(theme);
      expect(written(exportTokens(importTokens(document)))).toEqual(document);
      expect(createBrandTheme(decisionsOf(theme))).toEqual(theme);
    }),
    { numRuns: 150 },
  );
});

test('[PLUS-030] [PLUS-049] a document is DTCG: values with types, aliases to roles of the same mode', () => {
  const document = exportTokens(ironbay);
  expect(document).toMatchObject({
    light: {
      color: {
        focus: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.0431, 0.3412, 0.7216], hex: '#0b57b8' },
          $description: 'Contrast at least 3:1 with surfaceBase, surfacePage, surfaceSunken.',
        },
        scrim: { $value: { alpha: 0.56 } },
      },
      buttonEdge: { $type: 'shadow', $value: { inset: true, offsetY: { value: -3, unit: 'px' } } },
      elevation: { 1: { $value: { color: '{light.color.borderSubtle}' } } },
    },
    dark: { elevation: { 1: { $value: { color: '{dark.color.borderSubtle}' } } } },
    radius: { m: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
    font: {
      display: { $type: 'fontFamily' },
      displayWeight: { $type: 'fontWeight', $value: 700 },
    },
    // The format has neither em nor capitals.
    $extensions: {
      '@driveline/ui': { css: { 'font.displayTracking': '.01em', 'font.displayCase': 'uppercase' } },
    },
  });
  expect(document['font']).not.toHaveProperty('displayTracking');
});

test('a spoiled document makes a theme or says what is wrong', () => {
  const paths = [...tokenTypes.keys()].flatMap(pathsInDocument);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), fc.boolean(), (path, value, isWhole) => {
      const document = written(exportTokens(ironbay)) as Record<string, unknown>;
      const names = path.split('.');
      const last = names.pop() ?? '';
      let group = document;
      for (const name of names) group = group[name] as Record<string, unknown>;
      group[last] = isWhole ? value : { ...(group[last] as object), $value: value };
      try {
        expect(decisionsOf(importTokens(document)).name).toBe('ironbay');
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 300 },
  );
});

test('a theme made of decisions gives them back', () => {
  const decisions: BrandDecisions = {
    ...acmeDecisions,
    radius: 'round',
    fonts: { body: 'system-ui', displayCase: 'uppercase' },
    depth: 'shadow',
    dark: { textLink: '#9ec5ff' },
  };
  expect(decisionsOf(createBrandTheme(decisions))).toEqual(decisions);
});
