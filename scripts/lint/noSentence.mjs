import { isTest, placeOf, textOf } from './places.mjs';

const WORD = /\p{L}{2}/u;
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/;
const PAGES = /^(packages\/ui\/src|packages\/storefront\/app)\//;

/** Nothing that a shopper reads stands in a component: words come from the messages of the locale. */
export const noSentence = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const place = placeOf(context);
    if (!PAGES.test(place) || isTest(place)) return {};
    const check = (node, text) => {
      if (text === undefined || !WORD.test(text)) return;
      context.report({
        node,
        message: `No words in a component ('${text.trim().slice(0, 40)}'): take them from the messages.`,
      });
    };
    return {
      JSXText: (node) => check(node, node.value),
      'JSXElement > JSXExpressionContainer': ({ expression }) => check(expression, textOf(expression)),
      'JSXFragment > JSXExpressionContainer': ({ expression }) => check(expression, textOf(expression)),
      JSXAttribute: ({ name, value }) => {
        if (SPOKEN.test(name.name))
          check(value, textOf(value?.type === 'JSXExpressionContainer' ? value.expression : value));
      },
    };
  },
};
