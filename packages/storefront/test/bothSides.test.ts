import type { ProductDetail } from '@driveline/api';
import { expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { elementOf, shopOf, wordsOf } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

/** The sample shop with a part whose other side is another. */
async function shopWithPair(change: Partial<ProductDetail> = {}) {
  const shop = await shopOf(sources, 'us', { flags: [] });
  const answer = shop.of('catalog.product');
  const found = answer.pdpResults.products[0]!;
  const left = { ...found, skuNumber: '1', available: true, configurable: false };
  const right = {
    ...left,
    ...{ skuNumber: '2', itemDescription: 'Right strut', productDetailsPageUrl: '/parts/right-strut-2' },
  };
  const pair = { title: 'You may want both sides', action: 'Add both sides', product: right };
  const part = { ...left, ...change, pair };
  const given = { ...answer, pdpResults: { ...answer.pdpResults, products: [part] } };
  shop.outside.answer('catalog.product', given);
  shop.outside.answer('catalog.productByGateway', given);
  const { html } = await shop.ask(part.productDetailsPageUrl);
  const forms = [...html.matchAll(/<form[^>]*action="([^"]*\/cart\/shared[^"]*)"[^>]*>/g)];
  return { ...shop, html, forms };
}

test(
  'a part shows that of the other side, and its form adds both without a script',
  async () => {
    const { ask, sent, html, forms } = await shopWithPair();
    expect(elementOf(html, /<a[^>]*href="\/parts\/right-strut-2"/)).toContain('Right strut');
    expect(wordsOf(html)).toContain('You may want both sides');
    expect(forms).toHaveLength(1);
    const [start, action = ''] = forms[0]!;
    expect(start).toMatch(/method="post"/i);
    expect(action).toBe('/cart/shared?parts=1:1,2:1');
    const form = elementOf(html, new RegExp(start.replaceAll(/[?.*+()[\]{}|\\^$]/g, String.raw`\$&`)));
    const [, intent = ''] = /name="intent"[^>]*value="([^"]*)"/.exec(form) ?? [];
    const { status, to } = await ask(action, { body: { intent } });
    expect([status, to]).toEqual([303, '/cart']);
    expect(sent('cart.addItem').map(({ body }) => body)).toMatchObject([
      { skuNumber: '1', quantity: 1 },
      { skuNumber: '2', quantity: 1 },
    ]);
  },
  START_MS,
);

test(
  'where one side cannot be bought the other is shown without a form',
  async () => {
    const { html, forms } = await shopWithPair({ available: false });
    expect(html).toContain('href="/parts/right-strut-2"');
    expect(forms).toEqual([]);
  },
  START_MS,
);
