import { readFileSync, readdirSync } from 'node:fs';
import { at } from '../paths.mjs';
import { messagesOf } from './wordTables.mjs';
import { saidWords } from './textPattern.mjs';

const json = (...path) => JSON.parse(readFileSync(at(...path), 'utf8'));

const MESSAGES = ['packages/storefront', 'packages/ui', 'packages/validation', 'apps/b2c'];
/** Data of the demonstration that only machines read. */
const UNREAD = ['search-languages.json', 'place-names.json', 'not-sold.json'];
const dataFiles = () =>
  readdirSync(at('apps', 'b2c', 'data')).filter((name) => name.endsWith('.json') && !UNREAD.includes(name));

/** Everything that is text in some data. */
function textsIn(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What data say in some languages: of each table by locale the texts of these. */
function spokenIn(value, locales) {
  if (typeof value !== 'object' || value === null) return [];
  if ('en-US' in value) return locales.flatMap((locale) => textsIn(value[locale]));
  return Object.values(value).flatMap((inner) => spokenIn(inner, locales));
}

/**
 * All that the shipped shop says in some languages: messages, stock content, catalogue, guides.
 * @param {string[]} locales
 * @returns {string[]} with the literals of messages in place of messages
 */
export const textsOf = (locales) => [
  ...MESSAGES.flatMap((folder) => {
    const tables = messagesOf(folder);
    return locales.flatMap((locale) => Object.values(tables[locale] ?? {}).flatMap(saidWords));
  }),
  ...locales.flatMap((locale) =>
    readdirSync(at('packages', 'storefront', 'content', locale))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => textsIn(json('packages', 'storefront', 'content', locale, name))),
  ),
  ...dataFiles().flatMap((name) => spokenIn(json('apps', 'b2c', 'data', name), locales)),
  ...locales.flatMap(guidesIn),
];

function guidesIn(locale) {
  try {
    return readdirSync(at('apps', 'b2c', 'data', 'repair-guides', locale)).flatMap((name) =>
      textsIn(json('apps', 'b2c', 'data', 'repair-guides', locale, name)),
    );
  } catch {
    return [];
  }
}

/** Brands, stores, cars and shops, which are called the same in every language. */
function names() {
  const stores = json('apps', 'b2c', 'data', 'stores.json');
  const shops = json('apps', 'b2c', 'data', 'repair-shops.json');
  const places = [...stores, ...shops].flatMap(({ street, city, name }) => [street, city, name]);
  const brands = json('apps', 'b2c', 'data', 'brands.json').map(({ name }) => name);
  const cars = Object.keys(json('apps', 'b2c', 'data', 'sheets.json')).map((key) => key.split('@')[0]);
  const makesAndModels = cars.flatMap((car) => [/^\S+/.exec(car)?.[0], car.replace(/^\S+ /, '')]);
  return [...places, ...brands, ...cars, ...makesAndModels].filter(Boolean);
}

/** Every language writes measures by the same symbols. */
const measures = /\d ?(?:in|ft|qt|gal|lb|oz|psi|mm|cm|kg|km|mph)(?![\p{L}\d])/gu;

/** An engine is called what the list of vehicles calls it, as the car is. */
const engines = /\d\.\dL(?: [A-Z]\d+)?(?: Turbo)?(?: (?:Plug-in )?Hybrid)?/gu;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words in small letters; what is written in capitals alone is a code. */
const wordsIn = (text) =>
  (text.match(/(?<![\p{L}\d/@.-])\p{L}{2,}(?![\p{L}\d@]|[.-]\w)/gu) ?? [])
    .filter((word) => word !== word.toUpperCase())
    .map((word) => word.toLowerCase());

/**
 * Finds what is English where a shop speaks another language: words that the shipped shop says in English, in its
 * messages, content and catalogue, and that this shop does not say. Names are none.
 * @param {string[]} own all that this shop says in its language
 * @param {string[]} [ownNames] of people and places that a test types
 * @returns {(lines: string[]) => string[]} the lines that have such a word, each with it
 */
export function createEnglishSearch(own, ownNames = []) {
  const said = new Set(own.flatMap(wordsIn));
  const english = new Set(
    textsOf(['en-US'])
      .flatMap(wordsIn)
      .filter((word) => !said.has(word)),
  );
  const known = [...names(), ...ownNames].toSorted((a, b) => b.length - a.length).map(escaped);
  const named = new RegExp(`(?<![\\p{L}\\d])(?:${known.join('|')})(?![\\p{L}\\d])`, 'gu');
  return (lines) =>
    [...new Set(lines.map((line) => line.replace(/\s+/g, ' ').trim()))].flatMap((line) => {
      const left = wordsIn(line.replace(named, ' ').replace(engines, ' ').replace(measures, ' ')).filter(
        (word) => english.has(word),
      );
      return left.length > 0 ? [`${line} (${[...new Set(left)].join(', ')})`] : [];
    });
}
