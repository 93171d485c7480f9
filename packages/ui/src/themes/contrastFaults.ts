import type { ColorRole, ColorRoles } from '../theme/colorRoles.ts';
import type { BrandDecisions } from './brandDecisions.ts';
import { contrastFailures, type ContrastFailure } from './contrast.ts';
import type { ContrastFault, ContrastRemedy } from './contrastError.ts';
import { deriveDark } from './deriveDark.ts';
import { deriveLight } from './deriveLight.ts';
import { nearestRoleColor, nearestWhere } from './nearestColor.ts';

type ColorMode = ContrastFailure['mode'];
type Input = 'ink' | 'paper' | 'brand' | 'onBrand' | 'accent';

/** Which decision a role comes from, for the roles that are decisions themselves. */
const decidedBy: Partial<Record<ColorRole, Input>> = {
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

/** The roles that follow from decisions, under those by hand. */
export const colorsOf = (decisions: BrandDecisions): Record<ColorMode, ColorRoles> => ({
  light: { ...deriveLight(decisions), ...decisions.light },
  dark: { ...deriveDark(decisions), ...decisions.dark },
});

/** What a role is called where the theme is written: `dark.textLink` by hand, `accent` as a decision. */
function writtenAs(decisions: BrandDecisions, mode: ColorMode, role: ColorRole): string | undefined {
  return decisions[mode]?.[role] ? `${mode}.${role}` : decidedBy[role];
}

/** Each step derives a whole theme: a coarser one than between colours alone. */
const STEP = 0.005;

/** The nearest other colour for a decision with which all that follows from it can be read too. */
const nearestDecision = (decisions: BrandDecisions, input: Input): string | undefined =>
  nearestWhere(
    decisions[input],
    (color) => contrastFailures(colorsOf({ ...decisions, [input]: color })).length === 0,
    STEP,
  );

/** The pairs of a brand that fall short, each with what would mend it; empty when the theme may ship [PLUS-031]. */
export function contrastFaults(decisions: BrandDecisions): ContrastFault[] {
  const themes = colorsOf(decisions);
  const failures = contrastFailures(themes);
  const known = new Map<string, string | undefined>();
  const remedyOf = (mode: ColorMode, role: ColorRole, change: string): ContrastRemedy => {
    const input = decidedBy[role];
    // Where another decision is wrong as well, no colour mends all: then the one that suits this role.
    const search = () =>
      (input === change ? nearestDecision(decisions, input) : undefined) ??
      nearestRoleColor(themes[mode], role);
    if (!known.has(change)) known.set(change, search());
    return { role, change, nearest: known.get(change) };
  };
  return failures.map((failure) => {
    const { mode, foreground, background } = failure;
    const colors = [themes[mode][foreground], themes[mode][background]] as const;
    const remedies = [foreground, background].flatMap((role) => {
      const change = writtenAs(decisions, mode, role);
      return change ? [remedyOf(mode, role, change)] : [];
    });
    const last = () => remedyOf(mode, foreground, `${mode}.${foreground}`);
    return { ...failure, colors, remedies: remedies.length > 0 ? remedies : [last()] };
  });
}
