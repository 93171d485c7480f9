import { expect, test } from './support/test.ts';

test('[PLUS-038] an error that nobody caught is reported under the id of its page', async ({ page }) => {
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
