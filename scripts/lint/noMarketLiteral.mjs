import { globSync, readFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { isTest, placeOf, textOf } from './places.mjs';

/** Sources of a folder that match, one string each. */
const sources = (pattern) => globSync(pattern, { cwd: at() }).map((file) => readFileSync(at(file), 'utf8'));
const valuesOf = (texts, pattern) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found));

/** The records of the markets that ship and of the sample shops, and the identities of all brands. */
const RECORDS = [...sources('packages/markets/src/[a-z][a-z].ts'), ...sources('examples/*/record.ts')];
const BRANDS = sources('{apps,examples}/*/brands/*/identity.ts');

const CODES = valuesOf(RECORDS, /^ {2}code: '(\w+)'/gm);
const COUNTRIES = valuesOf(RECORDS, /\bcode: '([A-Z]{2})'/g);
const COMPARED = new Set(
  [
    ...CODES,
    ...COUNTRIES,
    ...valuesOf(RECORDS, /\bproductCountry: '(\w+)'/g),
    ...valuesOf(BRANDS, /^ {2}id: '([\w-]+)'/gm),
  ].map((code) => code.toLowerCase()),
);
const LANGUAGES = valuesOf(RECORDS, /\blanguage: '(\w+)'/g);
const LOCALE = new RegExp(`^(${LANGUAGES.join('|')})[-_](${COUNTRIES.join('|')})$`, 'i');
const HOME =
  /^packages\/markets\/|^examples\/\w+\/(shop\.config|record|seed|tax)\.ts$|\/brands\/|\/messages\/|^packages\/storefront\/content\/|^apps\/b2c\/conformance\/samples\/|\/i18n\/|\/seed\/|^apps\/b2c\/src\/markets\/|^(apps\/b2c\/)?scripts\/|^packages\/ui\/src\/themes\//;

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
      if (text !== undefined && COMPARED.has(text.toLowerCase())) {
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
