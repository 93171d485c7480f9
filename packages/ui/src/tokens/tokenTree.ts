import { isObject, type Json, type TokenContext } from './tokenCodec.ts';
import { namedRole } from './codecs.ts';
import { EXTENSION, modeOf, type ColorMode } from './tokenPaths.ts';

export interface Token {
  /** Its own `$type`, or that of the nearest group with one. */
  type: unknown;
  /** As it is written: a value or an alias. */
  value: unknown;
  /** The CSS that it was exported from. */
  css: unknown;
}

export type TokenTree = ReadonlyMap<string, Token>;

function tokenIn(child: Json, type: unknown): Token {
  const extensions = child['$extensions'];
  const own = isObject(extensions) ? extensions[EXTENSION] : undefined;
  return { type, value: child['$value'] ?? child, css: isObject(own) ? own['css'] : undefined };
}

const isToken = (child: Json) => '$value' in child || '$ref' in child;

function tokensIn(group: Json, above: unknown, path: string): (readonly [string, Token])[] {
  const type = group['$type'] ?? above;
  if ('$extends' in group)
    throw new RangeError(
      `Group ${path || 'of the document'} uses $extends, which is not supported. Export its tokens written out.`,
    );
  return Object.entries(group).flatMap(([name, child]) => {
    if (name.startsWith('$') && name !== '$root') return [];
    const at = path ? `${path}.${name}` : name;
    if (!isObject(child))
      throw new RangeError(
        `${at} is ${JSON.stringify(child)}. A token is an object with $value, a group an object of tokens.`,
      );
    return isToken(child)
      ? [[at, tokenIn(child, child['$type'] ?? type)] as const]
      : tokensIn(child, type, at);
  });
}

/**
 * All tokens of a DTCG document by their path.
 * @throws {RangeError} it is not a tree of tokens
 */
export const tokenTree = (document: Json): TokenTree => new Map(tokensIn(document, undefined, ''));

/** The path that `{a.b}` or `{ "$ref": "#/a/b" }` refers to. */
function targetOf(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1];
  const pointer = isObject(value) ? value['$ref'] : undefined;
  if (typeof pointer !== 'string') return undefined;
  return pointer
    .replace(/^#\//, '')
    .replace(/\/\$value$/, '')
    .replaceAll('/', '.');
}

/**
 * What a value refers to in the end.
 * @param arrives ends the way earlier, at an alias of which it is true
 * @throws {RangeError} no token has that name, or the way leads back
 */
function walk(
  tree: TokenTree,
  path: string,
  start: { value: unknown; type?: unknown },
  arrives: (alias: unknown) => boolean = () => false,
): { value: unknown; type?: unknown } {
  const seen = [path];
  let found = start;
  for (let next = targetOf(found.value); next !== undefined; next = targetOf(found.value)) {
    if (arrives(found.value)) return found;
    const token = tree.get(next);
    if (!token) throw new RangeError(`Token ${path} refers to ${next}, which is not in the document.`);
    if (seen.includes(next))
      throw new RangeError(`Token ${path} refers to itself: ${[...seen, next].join(' → ')}.`);
    seen.push(next);
    found = token;
  }
  return found;
}

/** The token with its aliases followed, and its type. */
export const resolveToken = (tree: TokenTree, path: string, token: Token) => {
  const { value, type } = walk(tree, path, token);
  return { value, type: targetOf(token.value) === undefined ? token.type : type };
};

/** The surroundings of a token for the codec of its type. */
export function contextOf(tree: TokenTree, path: string): TokenContext {
  const mode: ColorMode = modeOf(path);
  const isRole = (alias: unknown) => namedRole(alias, mode) !== undefined;
  return {
    path,
    mode,
    follow: (value) => walk(tree, path, { value }).value,
    roleOf: (value) =>
      isRole(value) ? namedRole(value, mode) : namedRole(walk(tree, path, { value }, isRole).value, mode),
  };
}
