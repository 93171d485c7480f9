import { colorRoles, type ColorRole } from '../theme/colorRoles.ts';
import { varName } from '../theme/varName.ts';
import type { BrandTheme } from '../themes/brandTheme.ts';
import { colorCodec } from './colorCodec.ts';
import { describeContrast } from './exportTokens.ts';
import type { FigmaCollection, FigmaColor, FigmaVariable, FigmaVariables } from './figmaVariables.ts';
import { colorModes, themeValues } from './tokenPaths.ts';

const COLOR = 'VariableCollectionId:1:0';
const BRAND = 'VariableCollectionId:2:0';
const BRAND_MODE = '2:0';

/** @throws {RangeError} a colour that Figma cannot hold */
function figmaColor(path: string, css: string): FigmaColor {
  const value = colorCodec.parse(css, 'light') as { components: number[]; alpha?: number } | undefined;
  if (!value)
    throw new RangeError(
      `${path} is ${css}, which Figma cannot hold. Write it as #rrggbb or rgb(r g b / a).`,
    );
  const [r = 0, g = 0, b = 0] = value.components;
  return { r, g, b, a: value.alpha ?? 1 };
}

function colorVariable(theme: BrandTheme, role: ColorRole, index: number): FigmaVariable {
  const values = colorModes.map((mode, at) => [
    `1:${at}`,
    figmaColor(`${mode}.color.${role}`, theme[mode][role]),
  ]);
  return {
    id: `VariableID:1:${index + 1}`,
    name: `color/${role}`,
    variableCollectionId: COLOR,
    resolvedType: 'COLOR',
    valuesByMode: Object.fromEntries(values) as Record<string, FigmaColor>,
    description: describeContrast(role) ?? '',
    codeSyntax: { WEB: `var(--${varName(['color', role])})` },
  };
}

/** A length in px is the number that Figma can apply; everything else is a text. */
function brandValue(css: string): string | number {
  if (css === '0') return 0;
  const [, pixels] = /^(-?\d+(?:\.\d+)?)px$/.exec(css) ?? [];
  return pixels === undefined ? css : Number(pixels);
}

function brandVariable([path, css]: readonly [string, string], index: number): FigmaVariable {
  const value = brandValue(css);
  return {
    id: `VariableID:2:${index + 1}`,
    name: path.replaceAll('.', '/'),
    variableCollectionId: BRAND,
    resolvedType: typeof value === 'number' ? 'FLOAT' : 'STRING',
    valuesByMode: { [BRAND_MODE]: value },
    description: '',
    codeSyntax: { WEB: `var(--${varName(path.split('.'))})` },
  };
}

const byId = <T extends { id: string }>(entries: readonly T[]): Record<string, T> =>
  Object.fromEntries(entries.map((entry) => [entry.id, entry]));

/**
 * A theme as Figma variables, in the shape that its REST API answers: a collection Color with the modes Light and Dark, and a
 * collection Brand for corners, fonts and shadows. Name and font files of the theme are not in it.
 * @throws {RangeError} a colour is written in another way than `#rrggbb` or `rgb(r g b / a)`
 */
export function exportFigmaVariables(theme: BrandTheme): FigmaVariables {
  const colors = colorRoles.map((role, index) => colorVariable(theme, role, index));
  const others = [...themeValues(theme)].filter(([path]) => !path.includes('.color.')).map(brandVariable);
  const collections: FigmaCollection[] = [
    {
      id: COLOR,
      name: 'Color',
      modes: [
        { modeId: '1:0', name: 'Light' },
        { modeId: '1:1', name: 'Dark' },
      ],
      defaultModeId: '1:0',
      variableIds: colors.map(({ id }) => id),
    },
    {
      id: BRAND,
      name: 'Brand',
      modes: [{ modeId: BRAND_MODE, name: 'Brand' }],
      defaultModeId: BRAND_MODE,
      variableIds: others.map(({ id }) => id),
    },
  ];
  return { meta: { variableCollections: byId(collections), variables: byId([...colors, ...others]) } };
}
