import { isValidElement } from 'react';
import { enUS } from '../src/i18n/en-US.ts';
import type { UiStrings } from '../src/i18n/messages.ts';

let marks = 0;

/** A string table that says marks in place of words, so that a word on the page is either given or the component's own. */
export const markedStrings = marked(enUS) as UiStrings;

/** Each differs, since sentences of a list are its keys too. */
function mark(): string {
  marks += 1;
  return `¤${marks}`;
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark();
  if (typeof value === 'function') return mark;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, marked(entry)]));
}

const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
/** Two letters or more; a number or a unit is no sentence. */
const WORD = /\p{L}{2,}/gu;

/** What the platform itself says of dates, times and measures in the shopper's language. */
function wordsOfFormats(locale = 'en-US'): string[] {
  const ofDate = (options: Intl.DateTimeFormatOptions) =>
    // Every month, every weekday, every hour.
    Array.from({ length: 60 }, (_, step) =>
      new Intl.DateTimeFormat(locale, options).format(Date.UTC(2026, 0, 1 + step * 6, step)),
    );
  const ofUnit = (unit: string) => new Intl.NumberFormat(locale, { style: 'unit', unit }).format(1);
  return [
    ...ofDate({ dateStyle: 'full', timeStyle: 'long' }),
    ...ofDate({ weekday: 'short', month: 'short', timeZoneName: 'short', timeZone: 'America/Los_Angeles' }),
    ...ofDate({ hour: 'numeric' }),
    ...['mile', 'kilometer'].map(ofUnit),
  ];
}

/** Words that a shopper reads or hears and that came neither by props nor from the string table. */
export function ownWords(root: Element, given: unknown): string[] {
  const texts = [...textsIn(given), ...wordsOfFormats()];
  const known = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
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
