import { contrastPairs } from '../themes/contrast.ts';
import type { BrandTheme } from '../themes/brandTheme.ts';
import { canonicalCss, codecs } from './codecs.ts';
import { EXTENSION, modeOf, pathsInDocument, themeValues, tokenTypes, type TokenType } from './tokenPaths.ts';

/** A document in the DTCG format, ready for `JSON.stringify`. */
export interface TokenDocument {
  [name: string]: unknown;
}

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** What a colour must keep, for those who pick another one. */
export function describeContrast(role: string): string | undefined {
  const limits = contrastPairs.flatMap(([foreground, background, least]) => {
    if (foreground === role) return [[background, least] as const];
    return background === role ? [[foreground, least] as const] : [];
  });
  const byLeast = [4.5, 3].flatMap((least) => {
    const others = limits.filter(([, of]) => of === least).map(([other]) => other);
    return others.length > 0 ? [`${least}:1 with ${others.join(', ')}`] : [];
  });
  return byLeast.length > 0 ? `Contrast at least ${byLeast.join('; ')}.` : undefined;
}

function tokenOf(type: TokenType, css: string, path: string): object | undefined {
  const mode = modeOf(path);
  const $value = codecs[type].parse(css, mode);
  if ($value === undefined) return undefined;
  const $description = type === 'color' ? describeContrast(path.split('.').at(-1) ?? '') : undefined;
  const isCanonical = canonicalCss(type, css, mode) === css;
  return {
    $type: type,
    $value,
    ...($description && { $description }),
    ...(!isCanonical && { $extensions: { [EXTENSION]: { css } } }),
  };
}

function put(document: TokenDocument, path: string, token: object): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let group = document;
  for (const name of names) group = (group[name] ??= {}) as TokenDocument;
  group[last] = token;
}

/**
 * A theme as design tokens in the DTCG format (2025.10): `light`, `dark`, `radius` and `font`. `importTokens` makes the same
 * theme of it. What the format cannot hold, such as font files and lengths in em, is in `$extensions`.
 */
export function exportTokens(theme: BrandTheme): TokenDocument {
  const tokens: TokenDocument = {};
  const css: Record<string, string> = {};
  for (const [path, value] of themeValues(theme)) {
    const type = tokenTypes.get(path);
    for (const place of pathsInDocument(path)) {
      const token = type && tokenOf(type, value, place);
      if (token) put(tokens, place, token);
      else css[path] = value;
    }
  }
  const { name, fontFaces } = theme;
  return { $schema: SCHEMA, $extensions: { [EXTENSION]: { name, fontFaces, css } }, ...tokens };
}
