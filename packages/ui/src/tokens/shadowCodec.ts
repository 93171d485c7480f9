import { colorRoles } from '../theme/colorRoles.ts';
import { varName } from '../theme/varName.ts';
import { colorCodec } from './colorCodec.ts';
import { dimensionCodec } from './dimensionCodec.ts';
import { isObject, wrongValue, type TokenCodec, type TokenContext } from './tokenCodec.ts';
import type { ColorMode } from './tokenPaths.ts';

const variableOf = (role: string) => `var(--${varName(['color', role])})`;
const roleByVariable = new Map(colorRoles.map((role) => [variableOf(role), role]));

/** The format has no value for 'no shadow'. */
const NONE = '0 0 0 transparent';

const lengths = ['offsetX', 'offsetY', 'blur', 'spread'] as const;

function parseColor(css: string, mode: ColorMode): unknown {
  const role = roleByVariable.get(css);
  return role ? `{${mode}.color.${role}}` : colorCodec.parse(css, mode);
}

function parseOne(css: string, mode: ColorMode): object | undefined {
  const words: string[] = css.trim().match(/[^\s(]+(?:\([^)]*\))?/g) ?? [];
  const inset = words.includes('inset');
  const rest = words.filter((word) => word !== 'inset');
  const color = parseColor(rest.at(-1) ?? '', mode);
  const sizes = rest.slice(0, -1).map((word) => dimensionCodec.parse(word, mode));
  const isKnown = color !== undefined && sizes.every(Boolean) && sizes.length >= 2 && sizes.length <= 4;
  if (!isKnown || words.length - rest.length > 1) return undefined;
  const none = { value: 0, unit: 'px' };
  const named = Object.fromEntries(lengths.map((length, at) => [length, sizes[at] ?? none]));
  return { color, ...named, ...(inset && { inset }) };
}

function parse(css: string, mode: ColorMode): unknown {
  const shadows = (css === 'none' ? NONE : css).split(/,(?![^(]*\))/).map((one) => parseOne(one, mode));
  if (shadows.includes(undefined)) return undefined;
  return shadows.length === 1 ? shadows[0] : shadows;
}

const EXPECTED =
  'a shadow with color, offsetX, offsetY, blur and spread, such as { "color": "{light.color.borderSubtle}", "offsetX": { "value": 0, "unit": "px" }, … }';

function formatOne(value: unknown, context: TokenContext): string {
  const { path, follow, roleOf } = context;
  if (!isObject(value)) throw wrongValue(path, value, EXPECTED);
  const role = roleOf(value['color']);
  const color = role
    ? variableOf(role)
    : colorCodec.format(follow(value['color']), { ...context, path: `${path} (color)` });
  const sizes = lengths.map((length) =>
    dimensionCodec.format(follow(value[length]), { ...context, path: `${path} (${length})` }),
  );
  const shown = sizes[3] === '0' ? sizes.slice(0, 3) : sizes;
  return [...(value['inset'] === true ? ['inset'] : []), ...shown, color].join(' ');
}

/** One shadow or several. A colour that is a role of the same mode stays a variable of the theme. */
export const shadowCodec: TokenCodec = {
  parse,
  format: (value, context) => {
    const read = typeof value === 'string' ? parse(value, context.mode) : value;
    const shadows = (Array.isArray(read) ? read : [read]).map(context.follow);
    if (shadows.length === 0) throw wrongValue(context.path, value, EXPECTED);
    const css = shadows.map((one) => formatOne(one ?? value, context)).join(', ');
    return css === NONE ? 'none' : css;
  },
};
