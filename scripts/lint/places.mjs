import { relative, sep } from 'node:path';
import { root } from '../lib/paths.mjs';

/** @returns {string} path of the linted file from the repository's root, with forward slashes */
export const placeOf = (context) => relative(root, context.filename).split(sep).join('/');

/** Tests, stories and what serves them may name markets, brands and insides. */
export const isTest = (place) =>
  /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(place) ||
  /(^|\/)(test|e2e|storybook|stories|fixtures)\//.test(place);

/** @returns {string | undefined} the value of a literal or of a template without expressions */
export function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return undefined;
}
