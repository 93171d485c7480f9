import { isTest, placeOf } from './places.mjs';

const HEX = /(^|[\s,(:])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const FUNCTION = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i;
const NAMED = /^(white|black|red|green|blue|gray|grey|orange|yellow|silver|navy|purple)$/i;
const HOME =
  /^packages\/ui\/src\/themes\/|^scripts\/|^packages\/create-shop\/template\/|\/brands\/[^/]+\/logos?\//;
// A fragment may be spelled like a colour: '#add'.
const FRAGMENT_ATTRIBUTES = new Set(['href', 'to', 'xlinkHref', 'id']);

/** Colours live in theme files, so that a brand and a colour mode can change every one of them. */
export const noColourLiteral = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const place = placeOf(context);
    if (HOME.test(place) || isTest(place)) return {};
    const isStyle = place.endsWith('.css.ts');
    const check = (node, text) => {
      if (node.parent?.type === 'JSXAttribute' && FRAGMENT_ATTRIBUTES.has(node.parent.name.name)) return;
      if (HEX.test(text) || FUNCTION.test(text) || (isStyle && NAMED.test(text))) {
        context.report({
          node,
          message: `No colour literal '${text.trim().slice(0, 40)}': use a variable of the theme contract.`,
        });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};
