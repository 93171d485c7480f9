import { isTest, placeOf, textOf } from './places.mjs';

const LOCALE = /^(en|es|pt)[-_](US|MX|BR|PR)$/i;
const MARKET_OR_BRAND = /^(us|mx|br|usa|mex|bra|ironbay|verdane)$/i;
const HOME =
  /^packages\/markets\/|^examples\/overrides\/shop\.config\.ts$|\/brands\/|\/messages\/|^packages\/storefront\/content\/|^apps\/b2c\/conformance\/samples\/|\/i18n\/|\/seed\/|^scripts\/|^packages\/ui\/src\/themes\//;

/** A market and a brand are records: code asks a field and never compares a locale, a country or a brand. */
export const noMarketLiteral = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const place = placeOf(context);
    if (HOME.test(place) || isTest(place)) return {};
    const advice = 'ask a field of Market or of the brand instead';
    const locale = (node) => {
      const text = textOf(node);
      if (text !== undefined && LOCALE.test(text))
        context.report({ node, message: `No locale literal '${text}': ${advice}.` });
    };
    const compared = (node) => {
      const text = textOf(node);
      if (text !== undefined && MARKET_OR_BRAND.test(text)) {
        context.report({ node, message: `No comparison with '${text}': ${advice}.` });
      }
    };
    return {
      Literal: locale,
      TemplateLiteral: locale,
      BinaryExpression: ({ operator, left, right }) =>
        /^[!=]==?$/.test(operator) && [left, right].forEach(compared),
      SwitchCase: ({ test }) => test && compared(test),
    };
  },
};
