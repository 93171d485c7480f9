import { readFileSync } from 'node:fs';
import { enUS } from '@driveline/ui/i18n/en-US';
import { expect, type Page } from '@playwright/test';
import { messagesOf } from './words.ts';

const data = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as unknown;

/** Everything that is text in some data, of tables by locale only the English. */
function englishIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return 'en-US' in value ? englishIn(value['en-US']) : Object.values(value).flatMap(englishIn);
}

const spanish = new Set(
  ['packages/storefront', 'packages/ui', 'packages/validation', 'apps/b2c'].flatMap((folder) =>
    Object.values(messagesOf(folder)['es-US'] ?? {}),
  ),
);

/** What pages say in English, and in Spanish otherwise: whole texts of shop, components, server, content and catalogue. */
const english = new Set(
  [
    ...['packages/storefront', 'packages/validation', 'apps/b2c'].flatMap((folder) =>
      Object.values(messagesOf(folder)['en-US'] ?? {}),
    ),
    ...englishIn(enUS),
    ...['texts', 'pages', 'faqs', 'programs', 'guides', 'blocks', 'advice', 'coupons'].flatMap((name) =>
      englishIn(data(`packages/storefront/content/en-US/${name}.json`)),
    ),
  ].filter((text) => !spanish.has(text) && / /.test(text)),
);

/** Words of sentences and of the catalogue that Spanish does not have. */
const WORDS = new RegExp(
  `\\b(?:${[
    'the|and|your|you|with|from|this|that|are|is|by|at|of|for|we|our|all|each|how|what|when|where|if|only|more|less|see|show|add|change|choose',
    'ready|arrives?|free|store|stores|open|opens|closed|closes|until|today|tomorrow|delivery|pickup|shipping|cart|checkout|order|orders|track',
    'fits?|set|front|rear|brake|pads?|rotors?|oil|filter|battery|wiper|reviews?|stars?|warranty|brand|price|quantity|tax|miles?',
    'sign|email|phone|name|address|city|state|payment|card|save|saved|remove|edit|continue|back|next|search|find|help|contact|home|accept|cookies settings',
    'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Apr|Aug|Dec|January|February|March|April|June|July|August|October|November|December',
  ].join('|')})\\b`,
  'i',
);

/** Names, which are the same in every language. */
const brands = new Set(englishIn(data('apps/b2c/data/brands.json')));
const NAMES =
  /^(?:English|District of Columbia|Apple Pay|Google Pay|PayPal|Ironbay Parts|Start-stop)$|Ironbay|Verdane|, [A-Z]{2}\b|\b(?:St|Rd|Ave|Blvd|Dr|Pkwy|Ln|Hwy)\b/;

/** Texts that a shopper sees or hears on a page: of elements, and names that attributes give. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('script,style,noscript,template,[lang]:not(html)')) continue;
      found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label],[alt],[title],[placeholder]'))
      if (!element.closest('[lang]:not(html)'))
        for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
          found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.replace(/\s+/g, ' ').trim());
  });

/** Texts of a page that are English. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = [...new Set(await textsOn(page))].filter((text) => !brands.has(text));
  return texts.filter((text) => english.has(text) || (WORDS.test(text) && !NAMES.test(text)));
}

/** Fails for each English text of a page; the journey goes on, so that one run names them all. */
export const expectNoEnglish = async (page: Page): Promise<void> =>
  expect.soft(await englishOn(page), new URL(page.url()).pathname).toEqual([]);
