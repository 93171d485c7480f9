import type { Locator } from '@playwright/test';
import { createBuyer } from '../support/buyer.ts';
import { trackOrder } from '../support/orders.ts';
import { open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

interface WhatsAppFacts {
  readonly number: string;
  /** What finds a part. */
  readonly searchText: string;
}

/** Number and message of a link. */
async function asked(link: Locator): Promise<readonly [number: string, message: string]> {
  await expect(link).toHaveAttribute('rel', 'noopener');
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin).toBe('https://wa.me');
  return [pathname.slice(1), searchParams.get('text') ?? ''];
}

/** Ways to the shop on WhatsApp, whose first message says what it is about. */
export function whatsAppJourneys(market: string, { number, searchText }: WhatsAppFacts): void {
  test.use({ market, hasOwnAddress: true });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('help, part and order lead to WhatsApp; nobody is called before a press', async ({
        shop,
        page,
      }) => {
        const { words } = shop;
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (/wa\.me|whatsapp/.test(request.url())) foreign.push(request.url());
        });
        const link = () =>
          page.getByRole('main').getByRole('link', { name: words.ui.shell.whatsApp, exact: true });
        await open(shop, '/contactus');
        expect(await asked(link())).toEqual([number, words.text('whatsApp.help')]);
        const foot = page.getByRole('contentinfo').getByRole('link', { name: words.ui.shell.whatsApp });
        expect(await asked(foot)).toEqual([number, words.text('whatsApp.help')]);

        const { products } = await createBuyer(market).client.call('catalog.search', {
          query: { searchText },
        });
        const { partNumber, productDetailsPageUrl } = products[0]!;
        await open(shop, productDetailsPageUrl);
        const [, question] = await asked(link());
        expect(question).toContain(partNumber);

        const orderId = `${market}GUEST07`.toUpperCase();
        await trackOrder(shop, orderId, `guest.${market}@example.com`);
        expect(await asked(link())).toEqual([number, words.text('whatsApp.order', { number: orderId })]);
        expect(foreign).toEqual([]);
      });
    });
  }
}
