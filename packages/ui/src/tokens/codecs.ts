import { colorCodec } from './colorCodec.ts';
import { dimensionCodec } from './dimensionCodec.ts';
import { fontFamilyCodec, fontWeightCodec } from './fontCodecs.ts';
import { shadowCodec } from './shadowCodec.ts';
import type { TokenCodec } from './tokenCodec.ts';
import { isColorRole, type ColorMode, type TokenType } from './tokenPaths.ts';

export const codecs: Readonly<Record<TokenType, TokenCodec>> = {
  color: colorCodec,
  dimension: dimensionCodec,
  fontFamily: fontFamilyCodec,
  fontWeight: fontWeightCodec,
  shadow: shadowCodec,
};

/** The role of a mode that an alias names itself. */
export function namedRole(value: unknown, mode: ColorMode): string | undefined {
  const [, of, role] = /^\{(\w+)\.color\.(\w+)\}$/.exec(String(value)) ?? [];
  return of === mode && role !== undefined && isColorRole(role) ? role : undefined;
}

/** How a type writes the same CSS; undefined where it cannot hold it. */
export function canonicalCss(type: TokenType, css: string, mode: ColorMode): string | undefined {
  const value = codecs[type].parse(css, mode);
  if (value === undefined) return undefined;
  const follow = (same: unknown) => same;
  const roleOf = (alias: unknown) => namedRole(alias, mode);
  return codecs[type].format(value, { path: type, mode, follow, roleOf });
}
