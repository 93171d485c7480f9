import { keepRefusal } from '@driveline/hooks';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { shopOf, wordsOf } from './shopOf.ts';

const START_MS = 120_000;
const SAID = 'We have 10 of these in stock.';

const sources = await samplePages();

/** What a browser without script sends along once the server has said it of a form. */
function cookieOf(errorMessageKey: string): string {
  const setCookies: string[] = [];
  const market = { locale: 'en-US' };
  keepRefusal({ origin: '', market, setCookies }, { errorMessageKey, message: SAID });
  return setCookies[0]!.split(';')[0]!;
}

const alertsIn = (html: string) =>
  html
    .split(/(?=<[a-z]+[^>]*role="alert")/)
    .slice(1)
    .map(wordsOf)
    .filter((words) => words.includes(SAID));

/** Hidden fields of the first form with an intent. */
const fieldsOf = (html: string, intent: string) =>
  Object.fromEntries(
    [
      ...(new RegExp(`<form[^>]*data-intent="${intent}"[^]*?</form>`).exec(html)?.[0] ?? '').matchAll(
        /<input type="hidden" name="(\w+)" value="([^"]*)"/g,
      ),
    ].map(([, name, value]) => [name, value]),
  );

describe('[PLUS-062] without script, what there are too few of', async () => {
  const { ask, of } = await shopOf(sources, 'us');
  const remedy = 'notice=item_fewer&quantity=12&take=10';

  test.each([
    ['/cart', 'update-line'],
    [of('catalog.product').pdpResults.products[0]!.productDetailsPageUrl, 'add-to-cart'],
  ])(
    'is said once on %s, where it is mended',
    async (path, intent) => {
      const cookie = cookieOf('item_fewer');
      const { line = '' } = fieldsOf((await ask(path)).html, intent);
      expect(line).not.toBe('');
      const { html } = await ask(`${path}?${remedy}&line=${line}&told=1`, { cookie });
      expect(alertsIn(html)).toHaveLength(1);
      expect(html).toMatch(/<button(?=[^>]*name="take")(?=[^>]*value="10")/);
      // What belongs to another part is said above all of them, and is not mended here.
      const other = await ask(`${path}?${remedy}`, { cookie });
      expect(alertsIn(other.html)).toHaveLength(1);
      expect(other.html).not.toMatch(/<button[^>]*name="take"/);
    },
    START_MS,
  );

  test(
    'is not said in the words of another refusal',
    async () => {
      const { line = '' } = fieldsOf((await ask('/cart')).html, 'update-line');
      const at = `/cart?notice=error_saved_limit&quantity=12&take=10&line=${line}`;
      const { html } = await ask(at, { cookie: cookieOf('error_saved_limit') });
      expect(html).toMatch(/<button[^>]*name="take"/);
      expect(alertsIn(html)).toHaveLength(1);
    },
    START_MS,
  );
});
