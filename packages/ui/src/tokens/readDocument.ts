import type { ThemeFontFace } from '../themes/brandTheme.ts';
import { canonicalCss, codecs } from './codecs.ts';
import { nearestName } from './nearestName.ts';
import { plainCss } from './plainCss.ts';
import { readFontFaces } from './readFontFaces.ts';
import { isObject, type Json } from './tokenCodec.ts';
import {
  colorModes,
  EXTENSION,
  isColorRole,
  modeOf,
  pathsInDocument,
  tokenTypes,
  type ThemeValues,
  type TokenType,
} from './tokenPaths.ts';
import { contextOf, resolveToken, tokenTree, type Token, type TokenTree } from './tokenTree.ts';
import { colorRoles } from '../theme/colorRoles.ts';

/** What a document says of a theme. */
export interface ReadTokens {
  values: ThemeValues;
  name?: string;
  fontFaces?: readonly ThemeFontFace[];
}

/** @throws {RangeError} a name below the colours of a mode that is not a role */
export function requireRole(path: string, name: string): void {
  if (isColorRole(name)) return;
  throw new RangeError(
    `Token ${path} is not a colour role. Did you mean ${nearestName(name, colorRoles)}? Keep other colours outside the roles.`,
  );
}

function requireType(path: string, type: unknown, expected: TokenType): void {
  if (type === expected) return;
  const got = type === undefined ? 'has no $type' : `has the $type ${JSON.stringify(type)}`;
  throw new RangeError(`Token ${path} ${got}. Write "$type": "${expected}".`);
}

/** The CSS of a token: the one that it was exported from, while it still says the same. */
function cssOf(tree: TokenTree, path: string, token: Token, expected: TokenType): string {
  const { value, type } = resolveToken(tree, path, token);
  requireType(path, type, expected);
  const canonical = codecs[expected].format(value, contextOf(tree, path));
  const { css } = token;
  const isSame = typeof css === 'string' && canonicalCss(expected, css, modeOf(path)) === canonical;
  return isSame ? css : canonical;
}

function valueOf(tree: TokenTree, path: string, type: TokenType): string | undefined {
  const found = pathsInDocument(path).flatMap((place) => {
    const token = tree.get(place);
    return token ? [{ place, css: cssOf(tree, place, token, type) }] : [];
  });
  const [first, second] = found;
  if (first && second && first.css !== second.css)
    throw new RangeError(
      `${first.place} is ${first.css}, and ${second.place} is ${second.css}. A theme has one shadow for both modes: refer to a colour role of each mode, such as {light.color.borderSubtle}.`,
    );
  return first?.css;
}

function extensionOf(document: Json): Json {
  const extensions = document['$extensions'];
  const own = isObject(extensions) ? extensions[EXTENSION] : undefined;
  return isObject(own) ? own : {};
}

/**
 * A document in the DTCG format as values of a theme.
 * @throws {RangeError} names the token and what to write
 */
export function readDocument(document: Json): ReadTokens {
  const tree = tokenTree(document);
  for (const path of tree.keys()) {
    const group = colorModes.map((mode) => `${mode}.color.`).find((start) => path.startsWith(start));
    if (group) requireRole(path, path.slice(group.length));
  }
  const { css, name, fontFaces } = extensionOf(document);
  const plain = isObject(css) ? css : {};
  const values = [...tokenTypes].flatMap(([path, type]) => {
    const value = type && valueOf(tree, path, type);
    if (value !== undefined) return [[path, value] as const];
    return path in plain ? [[path, plainCss(path, plain[path])] as const] : [];
  });
  return {
    values: new Map(values),
    ...(typeof name === 'string' && { name }),
    ...(fontFaces !== undefined && { fontFaces: readFontFaces(fontFaces) }),
  };
}
