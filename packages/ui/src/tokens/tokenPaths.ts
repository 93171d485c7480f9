import { colorRoles, type ColorRole } from '../theme/colorRoles.ts';
import type { BrandTheme } from '../themes/brandTheme.ts';

export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** The types of the DTCG format that a theme needs. */
export type TokenType = 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'shadow';

/** Key of what a document says in `$extensions` beside the format. */
export const EXTENSION = '@driveline/ui';

export const isColorRole = (name: string): name is ColorRole =>
  (colorRoles as readonly string[]).includes(name);

const colorPaths = (mode: ColorMode) => colorRoles.map((role) => [`${mode}.color.${role}`, 'color'] as const);

/** Every value of a theme by its path, with its type; undefined where the format has no type for it. */
export const tokenTypes: ReadonlyMap<string, TokenType | undefined> = new Map<string, TokenType | undefined>([
  ...colorModes.flatMap(colorPaths),
  ...[1, 2, 3, 4].map((level) => [`elevation.${level}`, 'shadow'] as const),
  ['buttonEdge', 'shadow'],
  ...['s', 'm', 'l', 'pill'].map((size) => [`radius.${size}`, 'dimension'] as const),
  ...['body', 'display', 'mono'].map((use) => [`font.${use}`, 'fontFamily'] as const),
  ['font.displayWeight', 'fontWeight'],
  ['font.displayCase', undefined],
  ...['displayTracking', 'displayMSize', 'displayMLeading'].map((of) => [`font.${of}`, 'dimension'] as const),
]);

/** CSS texts by the path of their value. */
export type ThemeValues = ReadonlyMap<string, string>;

type Group = { readonly [name: string]: string | Group };

const valuesIn = (group: Group, path: string): (readonly [string, string])[] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as const] : valuesIn(value, `${path}${name}.`),
  );

/** All values of a theme but its name and its font files. */
export function themeValues(theme: BrandTheme): ThemeValues {
  const { light, dark, elevation, buttonEdge, radius, font } = theme;
  const groups = { light: { color: light }, dark: { color: dark }, elevation, buttonEdge, radius, font };
  return new Map(valuesIn(groups as unknown as Group, ''));
}

/** Shadows may name colours, so a document has them in each mode. */
export const pathsInDocument = (path: string): readonly string[] =>
  tokenTypes.get(path) === 'shadow' ? colorModes.map((mode) => `${mode}.${path}`) : [path];

export const modeOf = (path: string): ColorMode => (path.startsWith('dark.') ? 'dark' : 'light');
