// @ts-expect-error It has no types of its own.
import { JSDOM } from 'jsdom';

/** A skip link leads past them. */
const PLACES = 'main, header, footer, nav, aside, section, [role=complementary], a[href="#main"]';
/** What nobody reads, or only in a layer of its own. */
const UNSEEN = 'script, style, template, noscript, [hidden], [popover], [aria-hidden=true]';
/** They have no role, and so no name. */
const GENERIC = new Set(['b', 'code', 'div', 'em', 'i', 'p', 's', 'small', 'span', 'strong']);
/** A list that draws no dots keeps its role: Safari takes it away otherwise. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  article: ['article'],
  button: ['button'],
  div: ['article', 'form', 'heading', 'list', 'main', 'navigation', 'region'],
  h1: ['heading'],
  nav: ['navigation'],
  section: ['region'],
  table: ['table'],
};
/** Tokens that a type of input does not take; all others go with text, search and email. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  tel: /^(?!tel$|off$|on$)/,
  password: /^(?!(new|current)-password$|one-time-code$|off$)/,
  text: /^(new|current)-password$|street-address/,
};

/** What five checkers of accessibility found once, as rules over the HTML of a page. */
export function markupFaults(html: string): string[] {
  const { document, NodeFilter } = new JSDOM(html).window as Window & typeof globalThis;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const byId = (ids: string | null) => (ids ?? '').split(' ').map((id) => id && document.getElementById(id));
  const nameOf = (it: Element) =>
    it.getAttribute('aria-label') ??
    byId(it.getAttribute('aria-labelledby'))
      .map((of) => wordsOf(of || null))
      .join(' ')
      .trim();

  const outside: Element[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const it = texts.currentNode.parentElement!;
    if (texts.currentNode.textContent?.trim() && !it.closest(`${PLACES}, ${UNSEEN}`)) outside.push(it);
  }
  const rules: Readonly<Record<string, readonly Element[]>> = {
    'a description of ARIA 1.3': all('[aria-description]'),
    'described by nothing': all('[aria-describedby]').filter((it) =>
      byId(it.getAttribute('aria-describedby')).includes(null),
    ),
    'a group without a name': all('fieldset, [role=group]').filter(
      (it) => !nameOf(it) && !wordsOf(it.querySelector(':scope > legend')),
    ),
    'a type that refuses its autocomplete': all('input[autocomplete]').filter((it) =>
      REFUSED[it.getAttribute('type') ?? 'text']?.test(it.getAttribute('autocomplete')!),
    ),
    'outside of the landmarks': outside,
    'forms of one name': twice(all('form').filter(nameOf), nameOf),
    'an article without a name': all('article').filter((it) => !nameOf(it)),
    'a label for what it holds': all('label[for]').filter(
      (it) => byId(it.getAttribute('for'))[0] && it.contains(byId(it.getAttribute('for'))[0] as Element),
    ),
    'a role that an element has': all('[role]').filter((it) =>
      ROLES[it.localName]?.includes(it.getAttribute('role')!),
    ),
    'a name that nobody hears': all('[aria-label], [aria-labelledby]').filter(
      (it) => GENERIC.has(it.localName) && !it.getAttribute('role'),
    ),
    'a name without the words in sight': all('a[aria-label], button[aria-label]').filter(
      (it) => !nameOf(it).toLowerCase().includes(wordsOf(it).toLowerCase()),
    ),
    'a form without a button': all('form').filter(
      (it) =>
        ![...(it as HTMLFormElement).elements].some((field) => 'type' in field && field.type === 'submit'),
    ),
  };
  return Object.entries(rules).flatMap(([rule, found]) =>
    found.map((it) => `${rule}: ${(it.cloneNode() as Element).outerHTML.slice(0, 200)}`),
  );
}

/** Without what only the eye gets. */
function wordsOf(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('[aria-hidden=true]').forEach((it) => it.remove());
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const twice = (elements: readonly Element[], nameOf: (it: Element) => string) =>
  elements.filter((it, at) => elements.findIndex((other) => nameOf(other) === nameOf(it)) < at);
