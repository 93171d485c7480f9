import { isValidElement } from 'react';
import { enUS } from '../src/i18n/en-US.ts';
import type { UiStrings } from '../src/i18n/messages.ts';

const MARK = '¤';

/** A string table that says marks in place of words, so that a word on the page is either given or the component's own. */
export const markedStrings = marked(enUS) as UiStrings;

function marked(value: unknown): unknown {
  if (typeof value === 'string') return MARK;
  if (typeof value === 'function') return () => MARK;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, marked(entry)]));
}

const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
/** Two letters or more; a number or a unit is no sentence. */
const WORD = /\p{L}{2,}/gu;

/** Words that a shopper reads or hears and that came neither by props nor from the string table. */
export function ownWords(root: Element, given: unknown): string[] {
  const known = new Set([...textsIn(given)].flatMap((text) => text.match(WORD) ?? []));
  return textsOf(root)
    .flatMap((text) => text.match(WORD) ?? [])
    .filter((word) => !known.has(word));
}

function textsOf(root: Element): string[] {
  const elements = [...root.querySelectorAll('*')].filter((element) => !element.matches('style, script'));
  const attributes = elements.flatMap((element) =>
    SPOKEN_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  );
  const nodes = elements.flatMap((element) => [...element.childNodes]);
  const texts = nodes
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
  return [...attributes, ...texts];
}

/** Every string in a tree of elements and props. */
function textsIn(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  const inside = isValidElement(value) ? [value.props] : Object.values(value);
  for (const entry of inside) textsIn(entry, found, seen);
  return found;
}
