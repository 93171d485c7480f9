import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { loadProduct } from './loadProduct.ts';

const path = '/products/pads-1';
const answer = fixture('catalog.product');
const refusal = { errorCode: '422', errorMessageKey: 'error_zip_invalid', errorMessageDefault: 'No code' };
const refused = { status: 422, body: { errorDetails: [refusal] } };
const places = { 'place/abc': refused, 'place/00000': refused, 'place/-': refused };
const load = (body: object, asked: string[] = [], address = path, isMember = false) =>
  loadForTest(loadProduct, address, { '/products': { body }, ...places }, { asked, isMember });
const where = (response: Response) => [response.status, response.headers.get('location')];

test('[CATALOG-037] price and stock come by sku-details, parts of the same job by affinity', async () => {
  const asked: string[] = [];
  expect((await load(answer, asked, path, true)).status).toBe(200);
  const { skuNumber } = answer.pdpResults.products[0]!;
  const [, ...then] = asked.map((url) => new URL(url, 'http://shop'));
  expect(then.map(({ pathname }) => pathname).sort()).toEqual([
    '/ecomm/b2c/v1/affinity/relatedParts',
    '/ecomm/b2c/v1/sku-details',
  ]);
  for (const { searchParams } of then) {
    expect(searchParams.get('skuNumber') ?? searchParams.get('skuNumbers')).toBe(skuNumber);
  }
});

test('for a guest they are those of the product, which was answered a moment ago', async () => {
  const asked: string[] = [];
  await load(answer, asked);
  expect(asked.filter((url) => url.includes('sku-details'))).toEqual([]);
});

test('[CATALOG-033] a product that moved is replaced by its path with the campaign, never by another host', async () => {
  const movedTo = (redirectURL: string) => load({ ...answer, redirectURL }, [], `${path}?intcmp=abc`);
  expect(where(await movedTo('/products/pads-2'))).toEqual([301, '/products/pads-2?intcmp=abc']);
  expect((await movedTo('//evil.example/x')).status).toBe(404);
  expect((await load({ ...answer, redirectURL: path })).status).toBe(200);
});

test('a product that nobody knows is not found', async () => {
  expect((await load({ pdpResults: { products: [] } })).status).toBe(404);
});

test('[PLUS-060] a code of the address is asked for', async () => {
  const asked: string[] = [];
  await load(answer, asked, `${path}?postalCode=38103`);
  const details = asked.find((url) => url.includes('sku-details')) ?? '';
  expect(new URL(details, 'http://shop').searchParams.get('postalCode')).toBe('38103');
});

test.each(['abc', '00000', '38103-12345'])(
  '[PLUS-060] %s in the address leads to the page that says at its field that it is no code',
  async (postalCode) => {
    const asked: string[] = [];
    expect(where(await load(answer, asked, `${path}?quantity=2&postalCode=${postalCode}`))).toEqual([
      302,
      `${path}?quantity=2&notice=error_zip_invalid&typed=${postalCode}#deliver-to`,
    ]);
    expect(asked.some((url) => url.includes('sku-details'))).toBe(false);
  },
);
