import type { Page } from '@playwright/test';
import { localOf } from './support/locals.ts';
import { open } from './support/shop.ts';
import { chooseStore } from './support/store.ts';
import { expect, test } from './support/test.ts';

/** What the page tells the server without waiting for an answer. */
async function beaconsOf(page: Page) {
  const sent: { url: string; text: string; isTaken: boolean }[] = [];
  // What a beacon carries is not told to who watches requests.
  await page.exposeFunction('tellBeacon', (url: string, text: string, isTaken: boolean) =>
    sent.push({ url, text, isTaken }),
  );
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { tellBeacon } = globalThis as unknown as { tellBeacon: (...told: unknown[]) => void };
    navigator.sendBeacon = (url, body) => {
      const isTaken = send(url, body);
      void (body as Blob).text().then((text) => tellBeacon(String(url), text, isTaken));
      return isTaken;
    };
  });
  return sent;
}

test('[PLUS-038][STATE-020] an error that nobody caught is reported under the id of its page', async ({
  page,
}) => {
  const sent = await beaconsOf(page);
  const answer = await page.goto('/');
  const id = answer?.headers()['x-request-id'];
  expect(id).toMatch(/^[\w-]{8,64}$/);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/log'));
  // The script arrives late (decision 9).
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'made by a test' })));
    expect(sent).toHaveLength(1);
  }).toPass();
  expect(sent[0]).toMatchObject({ url: '/api/log', isTaken: true });
  expect(JSON.parse(sent[0]?.text ?? '')).toEqual({
    message: 'made by a test',
    level: 'error',
    meta: { pageRequestId: id },
  });
  expect((await answered).status()).toBe(204);
});

test('[STATE-024][STATE-049] a text that is missing is told once the page is hidden', async ({
  shop,
  page,
}) => {
  const sent = await beaconsOf(page);
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/store\.changed(\\?":)/g, 'store.gone$1');
    await route.fulfill({ response, body });
  });
  await open(shop, '/');
  await chooseStore(shop, localOf('us').store);
  await expect(page.getByText('store.changed')).toBeVisible();
  expect(sent).toEqual([]);
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await hide();
  await hide();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ url: '/api/log?beacon=true', isTaken: true });
  expect(JSON.parse(sent[0]?.text ?? '')).toEqual({
    message: 'missing labels',
    level: 'warn',
    meta: { labels: ['store.changed'] },
  });
});
