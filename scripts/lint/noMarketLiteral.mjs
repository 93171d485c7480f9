import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { isTest, placeOf, textOf } from './places.mjs';

/** Codes of the markets that ship, as their records say them. */
const CODES = readdirSync(at('packages', 'markets', 'src')).flatMap((file) => {
  const text = readFileSync(at('packages', 'markets', 'src', file), 'utf8');
  return [...text.matchAll(/defineMarket\(\{\n  code: '(\w+)'/g)].map(([, code]) => code);
});
const LOCALE = /^(en|es|pt)[-_](US|MX|BR|PR)$/i;
const MARKET_OR_BRAND = /^(us|mx|br|usa|mex|bra|ironbay|verdane)$/i;
const HOME =
  /^packages\/markets\/|^examples\/overrides\/shop\.config\.ts$|\/brands\/|\/messages\/|^packages\/storefront\/content\/|^apps\/b2c\/conformance\/samples\/|\/i18n\/|\/seed\/|^apps\/b2c\/src\/markets\/|^(apps\/b2c\/)?scripts\/|^packages\/ui\/src\/themes\//;

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
    /** What differs between markets is in their modules: a table by code has nothing for another team's. */
    const table = (node) => {
      const keys = node.properties.map(({ key }) => key?.name ?? key?.value);
      const named = CODES.filter((code) => keys.includes(code));
      if (named.length > 1)
        context.report({
          node,
          message: `No table by market code (${named.join(', ')}): put it into the markets' modules.`,
        });
    };
    return {
      Literal: locale,
      ObjectExpression: table,
      TemplateLiteral: locale,
      BinaryExpression: ({ operator, left, right }) =>
        /^[!=]==?$/.test(operator) && [left, right].forEach(compared),
      SwitchCase: ({ test }) => test && compared(test),
    };
  },
};
