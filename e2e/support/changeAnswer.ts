import type { Page } from '@playwright/test';
import { fetchFrom } from './fetchFrom.ts';

/** Answers of the server to these addresses reach the page changed. Node cannot ask for a market's host itself. */
export async function changeAnswer<Body>(
  page: Page,
  { market, url, change }: { market: string; url: string; change: (body: Body) => object },
): Promise<void> {
  await page.route(url, async (route) => {
    const asked = route.request();
    const { pathname, search } = new URL(asked.url());
    const { 'accept-encoding': _, ...headers } = await asked.allHeaders();
    const { status, text } = await fetchFrom(market, pathname + search, { headers });
    await route.fulfill({ status, json: change(JSON.parse(text) as Body) });
  });
}
