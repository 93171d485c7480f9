import { createHash } from 'node:crypto';
import { messagesOf } from './wordTables.mjs';

const FOLDERS = ['packages/storefront', 'packages/ui', 'packages/validation', 'apps/b2c'];

/** By the seed and the id only, so that a new text changes no more than its own place. */
const rank = (...names) => createHash('sha256').update(names.join(' ')).digest('hex');

/** @returns {string[]} `count` lines `folder id: text` of a language, the same ones for the same seed */
export function drawnMessages(locale, seed, count) {
  const texts = FOLDERS.flatMap((folder) =>
    Object.entries(messagesOf(folder)[locale]).map(([id, text]) => [`${folder} ${id}`, text]),
  );
  return texts
    .map(([id, text]) => [rank(seed, locale, id), `${id}: ${text}`])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, line]) => line);
}
