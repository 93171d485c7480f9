import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

const parsed = (text) => parse(text, { captureLocation: false, ignoreTag: true });

/**
 * @param {readonly Element[]} elements
 * @returns {string}
 */
const sourceOf = (elements) => elements.map(partOf).join('');

/**
 * @param {Element} element
 * @returns {string}
 */
function partOf(element) {
  if (element.type === TYPE.literal) return escaped(element.value);
  if (!('options' in element)) return '.+?';
  return `(?:${Object.values(element.options)
    .map(({ value }) => sourceOf(value))
    .join('|')})`;
}

/**
 * Every whole text that an ICU message can make: its choices are alternatives, and an argument is anything.
 * @param {string} text
 */
export const textPattern = (text) => new RegExp(`^${sourceOf(parsed(text))}$`, 'u');

/**
 * What a message says besides its arguments: the texts of all its choices.
 * @param {string} text
 * @returns {string[]}
 */
export function saidWords(text) {
  const literalsOf = (/** @type {readonly Element[]} */ elements) =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (!('options' in element)) return [];
      return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
    });
  return literalsOf(parsed(text));
}
