import { radiusSets, type BrandDecisions, type BrandFonts } from './brandDecisions.ts';
import type { BrandTheme, ThemeFont } from './brandTheme.ts';
import { ContrastError } from './contrastError.ts';
import { colorsOf, contrastFaults } from './contrastFaults.ts';
import { systemMono } from './systemFonts.ts';

const inputs = ['ink', 'paper', 'brand', 'onBrand', 'accent'] as const;

/**
 * A theme from a brand's few decisions: every other role, light and dark, follows from them.
 * @throws {TypeError} a colour is not written as `#1a2b3c`
 * @throws {ContrastError} words or shapes would be too faint; names mode, colours, ratio, what to change and the nearest
 * colour that would do [PLUS-031]
 */
export function createBrandTheme(decisions: BrandDecisions): BrandTheme {
  for (const input of inputs) requireColor(input, decisions[input]);
  const { light, dark } = colorsOf(decisions);
  const faults = contrastFaults(decisions);
  const { name, radius, depth = 'line', fonts, buttonEdge = 'none' } = decisions;
  if (faults.length > 0) throw new ContrastError(name, faults);
  return {
    name,
    light,
    dark,
    ...fontsOf(fonts),
    radius: typeof radius === 'string' ? radiusSets[radius] : radius,
    elevation: typeof depth === 'string' ? elevations[depth] : depth,
    buttonEdge,
  };
}

function requireColor(input: (typeof inputs)[number], color: string): void {
  if (/^#[0-9a-f]{6}$/i.test(color)) return;
  throw new TypeError(
    `The theme's ${input} is "${color}". Contrast can be computed for colours such as #1a2b3c only. Write it that way.`,
  );
}

function fontsOf(fonts: BrandFonts): Pick<BrandTheme, 'font' | 'fontFaces'> {
  const { body, display = body, faces = [], ...others } = fonts;
  return { font: { ...fontDefaults, body, display, ...others }, fontFaces: faces };
}

/** What a brand's fonts are like until it says otherwise. */
export const fontDefaults: Omit<ThemeFont, 'body' | 'display'> = {
  mono: systemMono,
  displayWeight: '700',
  displayCase: 'none',
  displayTracking: '0',
  displayMSize: '2.125rem',
  displayMLeading: '2.5rem',
};

const line = '0 0 0 1px var(--dl-color-border-subtle)';

/** Shadows by what tells a card from the page. */
export const elevations: Record<'line' | 'shadow', BrandTheme['elevation']> = {
  line: {
    1: line,
    2: line,
    3: `0 8px 24px rgb(0 0 0 / 0.18), ${line}`,
    4: `0 24px 64px rgb(0 0 0 / 0.3), ${line}`,
  },
  shadow: {
    1: line,
    2: '0 1px 2px rgb(0 0 0 / 0.06), 0 4px 12px rgb(0 0 0 / 0.06)',
    3: '0 12px 32px rgb(0 0 0 / 0.14)',
    4: '0 24px 64px rgb(0 0 0 / 0.22)',
  },
};
