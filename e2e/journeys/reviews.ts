import { createBuyer, type Buyer } from '../support/buyer.ts';
import { originOf } from '../support/origins.ts';
import { addressOf, open, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const PADS = '/parts/brakes/brake-pads';
/** Reviews of a page. */
const MOST = 8;
/** What a choice of each level is called in the question for the next one. */
const asked: Readonly<Record<string, string>> = { make: 'makeId', model: 'modelId' };

/** The pads that most buyers spoke of. */
async function reviewedPart({ client }: Buyer) {
  const query = { canonicalPath: PADS };
  const { products } = await client.call('catalog.search', { query });
  const [part] = products.toSorted((a, b) => b.reviewCount - a.reviewCount);
  expect(part?.reviewCount, 'a part has more than one page of reviews').toBeGreaterThan(MOST);
  return part!;
}

/** A part of which a review speaks of a vehicle, and that vehicle as the market names it. */
async function drivenPart({ client }: Buyer) {
  const { products } = await client.call('catalog.search', { query: { canonicalPath: PADS } });
  for (const { skuNumber } of products.filter(({ reviewCount }) => reviewCount > 0)) {
    const { reviews } = await client.call('catalog.reviews', { query: { skuNumber } });
    const name = reviews.find(({ vehicle }) => vehicle)?.vehicle?.name;
    if (name) return { skuNumber, name };
  }
  throw new Error('No review speaks of a vehicle.');
}

/** Gives the browser the vehicle of that name; what the name leaves open is the first of its list. */
async function drive({ page, market }: Shop, { client, cookies }: Buyer, vehicle: string): Promise<void> {
  let query: Record<string, string> = {};
  let id = '';
  for (const level of market.vehiclePicker.levels) {
    const { items } = await client.call('vehicles.catalog', { params: { level }, query });
    const named = items.filter(({ name }) => ` ${vehicle} `.includes(` ${name} `));
    const [chosen = items[0]] = named.toSorted((a, b) => b.name.length - a.name.length);
    id = chosen!.id;
    query = { ...query, [asked[level] ?? level]: id };
  }
  await client.call('vehicles.updatePreferred', { body: { catalogVehicleId: id } });
  const url = originOf(market.code);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}

const expectReviews = (shop: Shop, query: string) =>
  expect.poll(() => addressOf(shop)).toBe(`/lp/reviews?part=${query}`);

/** Reviews from the histogram of a part to the one that a shopper looks for. */
function readingJourneys(market: string): void {
  test('[PLUS-051] each bar of the histogram leads to its reviews, which are sorted and leafed by links', async ({
    shop,
    page,
    expectAccessible,
  }) => {
    const part = await reviewedPart(createBuyer(market));
    await open(shop, part.productDetailsPageUrl);
    await page.getByRole('main').locator('a[href^="/lp/reviews"]').click();
    await expectReviews(shop, part.skuNumber);
    const note = shop.words.error('reviews.note');
    const bar = page.locator('a[href*="stars=5"]');
    const five = Number(/\d+$/.exec((await bar.innerText()).trim())?.[0]);
    await bar.click();
    await expectReviews(shop, `${part.skuNumber}&stars=5`);
    const list = page
      .getByRole('main')
      .locator('ol > li')
      .filter({ has: page.locator('time') });
    const { content, offer } = shop.words.ui;
    await expect(list).toHaveCount(Math.min(MOST, five));
    await expect(list.filter({ hasText: offer.rating('5') })).toHaveCount(Math.min(MOST, five));
    await expect(page.getByText(content.demonstrationReview, { exact: true })).toHaveCount(
      Math.min(MOST, five),
    );
    await expect(page.getByText(note)).toBeVisible();
    if (shop.hasScript) await expectAccessible();
    await page.getByRole('link', { name: content.allReviews, exact: true }).click();
    await expectReviews(shop, `${part.skuNumber}`);
    await page.getByRole('link', { name: content.reviewSort.lowest }).click();
    await expectReviews(shop, `${part.skuNumber}&sort=lowest`);
    await expect(list.first()).toContainText(/^[^\d]*[12]\b/);
    await page.locator('a[rel="next"]').click();
    await expectReviews(shop, `${part.skuNumber}&sort=lowest&page=2`);
    await expect(list.first()).toBeVisible();
  });

  test('[PLUS-051] a shopper with a vehicle reads what its drivers say', async ({ shop, page }) => {
    const buyer = createBuyer(market);
    const part = await drivenPart(buyer);
    await drive(shop, buyer, part.name);
    const query = { skuNumber: part.skuNumber, vehicle: 'mine' } as const;
    const { vehicle, matchCount } = await buyer.client.call('catalog.reviews', { query });
    expect(matchCount, 'a driver of that vehicle reads of it').toBeGreaterThan(0);
    await open(shop, `/lp/reviews?part=${part.skuNumber}`);
    await page
      .getByRole('link', { name: `(${matchCount})` })
      .filter({ hasText: vehicle!.name })
      .click();
    await expectReviews(shop, `${part.skuNumber}&vehicle=mine`);
    await expect(page.locator('[aria-current="true"]').first()).toContainText(vehicle!.name);
    await expect(page.locator('ol time')).toHaveCount(Math.min(MOST, matchCount));
  });

  test('[CONF-018] search engines are not told of invented reviews, and do not list them', async ({
    shop,
    page,
  }) => {
    const part = await reviewedPart(createBuyer(market));
    await open(shop, part.productDetailsPageUrl);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"Product"');
    expect(data.join()).not.toMatch(/aggregateRating|"review"/);
    await open(shop, `/lp/reviews?part=${part.skuNumber}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

export function reviewJourneys(market: string): void {
  test.use({ market });
  test.describe('with script', () => readingJourneys(market));
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    readingJourneys(market);
  });
}
