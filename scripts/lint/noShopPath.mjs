import { isTest, placeOf } from './places.mjs';

const PATH = /^\/[a-z]/i;
const ADDRESS = /^(src|to)$|(href|action|path|url)$/i;
const DEFAULT = /^(AssignmentPattern|LogicalExpression)$/;
const WITHIN = /^(ConditionalExpression|JSXExpressionContainer|TSAsExpression)$/;

/** Whether it is a default, or the attribute, property or constant that gets it is an address by its name. */
function isAddress({ parent }) {
  const { type, name, key, id } = parent;
  if (WITHIN.test(type)) return isAddress(parent);
  return DEFAULT.test(type) || ADDRESS.test(name?.name ?? key?.name ?? id?.name ?? '');
}

const IN_APP = /^packages\/storefront\/app\/(?!paths\/|routes\/|data\/pageType\.ts$)/;
const FILE = /^\/(img|assets)\//;

/** Where it stands, with what to write there instead of a path. */
function remedyAt(place) {
  if (place.startsWith('packages/ui/src/')) return 'let the shop hand it in by a required property';
  return IN_APP.test(place) ? 'ask app/paths for it' : undefined;
}

/**
 * Which pages there are is for a shop to say: a component is given every address, and assumes none; the storefront
 * writes each in one place.
 */
export const noShopPath = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const place = placeOf(context);
    const remedy = remedyAt(place);
    if (!remedy || isTest(place)) return {};
    const check = (node, text) => {
      // A slash by itself is the home page as a default or an address, and a sign anywhere else.
      // The name of a property is what a request asks for, and no address that is given.
      const isName = node.parent.type === 'Property' && node.parent.key === node;
      if (isName || FILE.test(text)) return;
      if (PATH.test(text) || (text === '/' && isAddress(node)))
        context.report({
          node,
          message: `No path of a shop ('${text}'): ${remedy}.`,
        });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0].value.cooked ?? ''),
    };
  },
};
