import { createEnglishSearch, textsOf } from '../../scripts/lib/words/englishLeft.mjs';
import { mailTexts } from '../../scripts/lib/mailTexts.mjs';
import { pdfTexts } from '../../scripts/lib/pdfTexts.mjs';
import { expect, type Page } from '@playwright/test';
import { fetchFrom } from './fetchFrom.ts';
import type { Shop } from './shop.ts';

/** What the sample shop is called, and what a test types. */
const NAMES = ['Ironbay Parts', 'English', '12 Main St'];

const spanish = ['es-MX', 'es-US'];
const englishIn = createEnglishSearch(textsOf(spanish), NAMES);

/** Texts that a shopper sees or hears of a page: of elements, names that attributes give, and what search engines show. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('script,style,noscript,template,[translate=no],[lang]:not(html)'))
        continue;
      found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label],[alt],[title],[placeholder]'))
      if (!element.closest('[lang]:not(html)'))
        for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
          found.push(element.getAttribute(name) ?? '');
    for (const meta of document.querySelectorAll('meta[name=description],meta[property^="og:"]'))
      if (!/url|image|site_name|type|locale/.test(meta.getAttribute('property') ?? ''))
        found.push(meta.getAttribute('content') ?? '');
    return found;
  });

/** Texts of a page that are English, each with its English words. */
export const englishOn = async (page: Page): Promise<string[]> => englishIn(await textsOn(page));

/** Fails for each English text of a page; the journey goes on, so that one run names them all. */
export const expectNoEnglish = async (page: Page): Promise<void> =>
  expect.soft(await englishOn(page), new URL(page.url()).pathname).toEqual([]);

/** The same of a mail, of which it reads subject, text and HTML. */
export function expectNoEnglishInMail(mail: string): void {
  const texts = mailTexts(mail);
  expect(texts.length).toBeGreaterThan(10);
  expect.soft(englishIn(texts), texts[0]).toEqual([]);
}

/** A file that a page links to is a PDF, without English where the shop speaks another language. */
export async function expectOwnPdf({ market }: Shop, href: string | null): Promise<void> {
  const { pathname, search } = new URL(href ?? '', 'http://shop');
  const { headers, text } = await fetchFrom(market.code, pathname + search, { encoding: 'latin1' });
  expect(headers['content-type']).toBe('application/pdf');
  const lines = pdfTexts(text);
  expect(lines.length).toBeGreaterThan(4);
  const { locale } = market;
  if (locale.startsWith('en')) return;
  const find = spanish.includes(locale) ? englishIn : createEnglishSearch(textsOf([locale]), NAMES);
  expect(find(lines), pathname).toEqual([]);
}
