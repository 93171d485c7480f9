import type { ColorRole } from '../theme/colorRoles.ts';
import { radiusSets, type BrandDecisions, type BrandFonts } from './brandDecisions.ts';
import type { BrandTheme } from './brandTheme.ts';
import { contrastFailures, type ContrastFailure } from './contrast.ts';
import { deriveDark } from './deriveDark.ts';
import { deriveLight } from './deriveLight.ts';
import { systemMono } from './systemFonts.ts';

const inputs = ['ink', 'paper', 'brand', 'onBrand', 'accent'] as const;

/**
 * A theme from a brand's few decisions: every other role, light and dark, follows from them.
 * @throws {TypeError} a colour is not written as `#1a2b3c`
 * @throws {Error} words or shapes would be too faint; names mode, colours, ratio and what to change [PLUS-031]
 */
export function createBrandTheme(decisions: BrandDecisions): BrandTheme {
  for (const input of inputs) requireColor(input, decisions[input]);
  const light = { ...deriveLight(decisions), ...decisions.light };
  const dark = { ...deriveDark(decisions), ...decisions.dark };
  const failures = contrastFailures({ light, dark });
  if (failures.length > 0) throw new Error(tooFaint(decisions, { light, dark }, failures));
  const { name, radius, depth = 'line', fonts, buttonEdge = 'none' } = decisions;
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
  const font = {
    mono: systemMono,
    displayWeight: '700',
    displayCase: 'none',
    displayTracking: '0',
    displayMSize: '2.125rem',
    displayMLeading: '2.5rem',
    body,
    display,
    ...others,
  } as const;
  return { font, fontFaces: faces };
}

const line = '0 0 0 1px var(--dl-color-border-subtle)';

const elevations: Record<'line' | 'shadow', BrandTheme['elevation']> = {
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

/** Which decision a role comes from, for the roles that are decisions themselves. */
const decidedBy: Partial<Record<ColorRole, (typeof inputs)[number]>> = {
  textPrimary: 'ink',
  price: 'ink',
  surfaceInverse: 'ink',
  action2Bg: 'ink',
  selected: 'ink',
  promoBg: 'ink',
  surfacePage: 'paper',
  surfaceBrand: 'brand',
  actionBg: 'brand',
  actionBgHover: 'brand',
  actionBgActive: 'brand',
  textOnBrand: 'onBrand',
  actionFg: 'onBrand',
  textLink: 'accent',
  textLinkHover: 'accent',
  focus: 'accent',
};

/** Rounded down, so that 4.497 does not read as the 4.50 that would do. */
const tooLow = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function tooFaint(
  { name, light, dark }: BrandDecisions,
  theme: Pick<BrandTheme, 'light' | 'dark'>,
  failures: readonly ContrastFailure[],
): string {
  const byHand = { light, dark };
  const lines = failures.map(({ mode, foreground, background, ratio, least }) => {
    const pair = [foreground, background].map((role) => `${role} ${theme[mode][role]}`).join(' on ');
    const toChange = [foreground, background]
      .map((role) => (byHand[mode]?.[role] ? `${mode}.${role}` : decidedBy[role]))
      .filter((input) => input !== undefined);
    const advice = [...new Set(toChange)].join(' or ') || `${mode}.${foreground}`;
    return `- ${mode}: ${pair} has ${tooLow(ratio)}:1 and needs ${least}:1. Change ${advice}.`;
  });
  return `The theme "${name}" is too faint to be read (WCAG 2.2, 1.4.3 and 1.4.11):\n${lines.join('\n')}`;
}
