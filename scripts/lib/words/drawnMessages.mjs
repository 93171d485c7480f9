import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at } from '../paths.mjs';
import { messagesOf } from './wordTables.mjs';

const FOLDERS = ['packages/storefront', 'packages/ui', 'packages/validation', 'apps/b2c'];
const CONTENT = 'packages/storefront/content';
const DATA = 'apps/b2c/data';

/** Members of content and data that nobody reads as a text: names, addresses, codes and dates. */
const UNREAD = new Set([
  'id',
  'href',
  'labelLink',
  'code',
  'form',
  'shelf',
  'date',
  'changedOn',
  'endsOn',
  'paths',
  'drawing',
  'renews',
]);

/** What a shopper types to the desk, first names of the demonstration's reviewers, and 'm' or 'f'. */
const UNREAD_DATA = /^desk-answers\..*\bwords\.|^review-texts\/[\w-]+\.names\.|\.gender$/;

/** Beginnings of words by which components find a position in a name. */
const STEMS = 'product.positionWords.';

/** By the seed and the id only, so that a new text changes no more than its own place. */
const rank = (...names) => createHash('sha256').update(names.join(' ')).digest('hex');

const readJson = (file) => JSON.parse(readFileSync(at(file), 'utf8'));

function leaves(value, place) {
  if (typeof value === 'string') return value ? [[place, value]] : [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    UNREAD.has(key) ? [] : leaves(inner, place ? `${place}.${key}` : key),
  );
}

/** Texts of the stock content, by where they are in it. */
const contentOf = (locale) =>
  globSync(`${CONTENT}/${locale}/*.json`, { cwd: at('.') }).flatMap((file) =>
    leaves(readJson(file), basename(file, '.json')).map(([place, text]) => [`${CONTENT} ${place}`, text]),
  );

/** Members of data that hold a text by language. What a shopper types, a list of words, is found and never shown. */
function byLanguage(value, locale, place) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== locale) return byLanguage(inner, locale, place ? `${place}.${key}` : key);
    return Array.isArray(inner) ? [] : leaves(inner, place);
  });
}

/** Texts of the demonstration's catalogue: a file for each language, and members of what is no language's own. */
const dataOf = (locale) => [
  ...globSync(`${DATA}/*/${locale}{,/*}.json`, { cwd: at('.') }).flatMap((file) =>
    leaves(readJson(file), file.slice(DATA.length + 1, -'.json'.length)),
  ),
  ...globSync(`${DATA}/*.json`, { cwd: at('.') }).flatMap((file) =>
    byLanguage(readJson(file), locale, basename(file, '.json')),
  ),
];

/** @returns {string[]} `count` lines `folder id: text` of a language, the same ones for the same seed */
export function drawnMessages(locale, seed, count) {
  const messages = FOLDERS.flatMap((folder) =>
    Object.entries(messagesOf(folder)[locale])
      .filter(([id]) => !id.startsWith(STEMS))
      .map(([id, text]) => [`${folder} ${id}`, text]),
  );
  const data = dataOf(locale)
    .filter(([place]) => !UNREAD_DATA.test(place))
    .map(([place, text]) => [`${DATA} ${place}`, text]);
  return [...messages, ...contentOf(locale), ...data]
    .map(([id, text]) => [rank(seed, locale, id), `${id}: ${text}`])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, line]) => line);
}
