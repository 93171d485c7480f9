import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

const TABLES = {
  '': at('packages', 'storefront', 'messages', 'en-US.json'),
  'ui.': at('packages', 'ui', 'messages', 'en-US.json'),
  'validation.': at('packages', 'validation', 'messages', 'en-US.json'),
  'server.': at('apps', 'b2c', 'messages', 'en-US.json'),
};

const plain = (text) => text.replace(/\s+/g, ' ').trim();
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with arguments, as a pattern; nothing where it is little more than its arguments, or chooses. */
function patternOf(text) {
  const parts = text.split(/\{\w+\}/);
  if (parts.some((part) => /[{}]/.test(part))) return undefined;
  if (
    parts
      .join(' ')
      .split(/[^A-Za-z]+/)
      .filter((word) => word.length > 1).length < 2
  )
    return undefined;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
}

/**
 * Finds texts that are still English where a shop speaks another language.
 * @param {Record<string, string>} own what the shop says, by the id of `defineShop({ messages })`; a word that is the same in both is none
 * @returns {(lines: string[]) => string[]}
 */
export function createEnglishSearch(own) {
  const known = new Set();
  const patterns = [];
  const said = new Set(Object.values(own).map(plain));
  for (const [part, path] of Object.entries(TABLES))
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(path, 'utf8')))) {
      const english = plain(text);
      if (said.has(english) || plain(own[part + id] ?? '') === english) continue;
      const pattern = english.includes('{') && patternOf(english);
      if (pattern) patterns.push(pattern);
      else if (/[a-z]{2}/i.test(english)) known.add(english);
    }
  return (lines) =>
    lines.map(plain).filter((line) => known.has(line) || patterns.some((pattern) => pattern.test(line)));
}
