import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createB2cClient, type B2cError } from '@driveline/api';
import { anyErrors, endpoints, errorsOf, type EndpointId } from '@driveline/api/contract';
import { readRefusal } from '@driveline/hooks';
import { markets, type Market } from '@driveline/markets';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { Notice } from './Notices.tsx';
import { renderForTest } from '../shop/renderForTest.tsx';
import { origin, postForTest } from '../shop/postForTest.ts';
import { useErrorText } from '../shop/useErrorText.ts';
import { intentAction } from '../intents/intentAction.ts';

// An error has one sentence, the server's, whether or not a script runs.

type Words = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../../../..');
const wordsOf = (folder: string, { locale }: Market) =>
  JSON.parse(readFileSync(join(root, folder, 'messages', `${locale}.json`), 'utf8')) as Words;

const ids = Object.keys(endpoints) as EndpointId[];
const keys = [...new Set([...Object.keys(anyErrors), ...ids.flatMap((id) => Object.keys(errorsOf(id)))])];

const answerOf = (key: string, text: string) => {
  const detail = { errorCode: '422', errorMessageKey: key, errorMessageDefault: text };
  return Response.json({ errorDetails: [detail] }, { status: 422 });
};

/** Without tags, as it is read. */
const read = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

function Said({ error }: { readonly error: unknown }) {
  return useErrorText()(error);
}

/** What the message says that a mutation of the page tells. */
async function withScript(market: Market, answer: () => Response): Promise<string> {
  const client = createB2cClient({ origin: '', market, fetch: async () => answer() });
  const error = await client.call('vehicles.list').catch((fault: B2cError) => fault);
  return read(renderForTest(<Said error={error} />, undefined, market.code));
}

/** What the page says that the answer to a form leads to. */
async function withoutScript(market: Market, answer: () => Response): Promise<string> {
  const { run, setCookies } = postForTest(intentAction, {
    path: '/actions',
    fields: { intent: 'add-to-cart', skuNumber: '42', quantity: '1' },
    fetch: async (url) => (url.includes('/order/item') ? answer() : Response.json({})),
    market,
    cameFrom: '/',
  });
  const answered = await run();
  const page = new URL(answered.headers.get('location') ?? '', origin);
  const cookie = setCookies.map((line) => line.split(';')[0]).join('; ');
  const refusal = readRefusal(cookie, page.searchParams.get('notice'), market.locale);
  const router = createMemoryRouter([{ path: '*', element: <Notice /> }], {
    initialEntries: [page.pathname + page.search],
  });
  return read(
    renderForTest(<RouterProvider router={router} />, undefined, market.code, refusal && { refusal }),
  );
}

describe.each(markets.map((market) => [market.locale, market] as const))('%s', (_locale, market) => {
  const words = wordsOf('apps/b2c', market);

  test.each(keys)('%s', async (key) => {
    const text = words[key] ?? '';
    expect(text).not.toBe('');
    expect(await withScript(market, () => answerOf(key, text))).toBe(text);
    expect(await withoutScript(market, () => answerOf(key, text))).toBe(text);
  });

  test('an error that the shop tells without an answer has the words of the server', () => {
    const own = Object.entries(wordsOf('packages/storefront', market)).filter(
      ([id]) => id.startsWith('error_') && words[id],
    );
    expect(own).toEqual(own.map(([id]) => [id, words[id]]));
    expect(own.map(([id]) => id)).toContain('error_session_idle');
  });
});
