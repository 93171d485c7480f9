import type { ColorRoles } from '../theme/colorRoles.ts';
import {
  radiusSets,
  type BrandDecisions,
  type BrandFonts,
  type RadiusSet,
} from '../themes/brandDecisions.ts';
import type { BrandTheme } from '../themes/brandTheme.ts';
import { elevations, fontDefaults } from '../themes/createBrandTheme.ts';
import { deriveDark } from '../themes/deriveDark.ts';
import { deriveLight } from '../themes/deriveLight.ts';

const differing = <T extends object>(values: T, usual: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== usual[name as keyof T]),
  ) as Partial<T>;

const isSame = <T extends object>(values: T, others: T) =>
  Object.keys(differing(values, others)).length === 0;

function fontsOf({ font, fontFaces }: BrandTheme): BrandFonts {
  const { body, display, ...others } = font;
  return {
    body,
    ...(display !== body && { display }),
    ...differing(others, fontDefaults),
    ...(fontFaces.length > 0 && { faces: fontFaces }),
  };
}

function setOf<K extends string, T extends object>(sets: Record<K, T>, values: T): K | T {
  return (Object.keys(sets) as K[]).find((name) => isSame(values, sets[name])) ?? values;
}

function byHand(
  decisions: BrandDecisions,
  { light, dark }: BrandTheme,
): Pick<BrandDecisions, 'light' | 'dark'> {
  const chosen = (colors: ColorRoles, derived: ColorRoles) => {
    const roles = differing(colors, derived);
    return Object.keys(roles).length > 0 ? roles : undefined;
  };
  const lightRoles = chosen(light, deriveLight(decisions));
  const darkRoles = chosen(dark, deriveDark(decisions));
  return { ...(lightRoles && { light: lightRoles }), ...(darkRoles && { dark: darkRoles }) };
}

/**
 * The decisions that make a theme, without what follows from them: `createBrandTheme(decisionsOf(theme))` equals the theme.
 * @throws {TypeError} the theme has a colour for text or ground that is not `#rrggbb`
 */
export function decisionsOf(theme: BrandTheme): BrandDecisions {
  const { name, light, radius, elevation, buttonEdge } = theme;
  const depth = setOf(elevations, elevation);
  const decisions: BrandDecisions = {
    name,
    ink: light.textPrimary,
    paper: light.surfacePage,
    brand: light.surfaceBrand,
    onBrand: light.textOnBrand,
    accent: light.textLink,
    radius: setOf<RadiusSet, BrandTheme['radius']>(radiusSets, radius),
    fonts: fontsOf(theme),
    ...(depth !== 'line' && { depth }),
    ...(buttonEdge !== 'none' && { buttonEdge }),
  };
  return { ...decisions, ...byHand(decisions, theme) };
}
