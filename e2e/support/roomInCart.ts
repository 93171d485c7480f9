import { expect, type Locator } from '@playwright/test';
import { createBuyer } from './buyer.ts';
import { pressAdd } from './cart.ts';
import { localOf } from './locals.ts';
import { originOf } from './origins.ts';
import { open, type Shop } from './shop.ts';

/** What a card says in their order, as boxes. */
const boxesOf = (card: Locator) =>
  card.evaluate((element) =>
    [...element.querySelectorAll('img, svg, h4, h3, p, button, a')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right }) => ({ left, right })),
  );

/**
 * At 1440 px the cart that opens over a part shows what was added with its sums, and whole cards of what goes with it.
 * @param origin of another server than the one under test
 */
export async function expectRoomInCart(shop: Shop, origin = originOf(shop.market.code)): Promise<void> {
  const { page, words, market } = shop;
  const { purchase } = words.ui;
  const { client } = createBuyer(market.code, origin);
  const { brakes, written } = localOf(market.code);
  const { products } = await client.call('catalog.search', { query: { searchText: brakes.word } });
  // A delivery of it costs something, and the drawer says how little is left.
  const paid = ({ price, discountPrice }: (typeof products)[number]) => discountPrice ?? price;
  const part = products.toSorted((a, b) => paid(a) - paid(b))[0]!;
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(shop, origin + part.productDetailsPageUrl);
  await pressAdd(shop);
  const drawer = page.getByRole('dialog', { name: words.text('cart.title') });
  await expect(drawer.getByText(purchase.added)).toBeVisible();
  await expect(drawer.getByRole('term')).toHaveText([
    `${purchase.subtotal} (${purchase.items(1)})`,
    purchase.totals.estimatedTotal,
    written.toFree,
  ]);
  await expect(drawer.getByRole('definition').first()).toHaveText(words.money(paid(part)));
  const cards = drawer.getByRole('article');
  await expect(cards.first()).toBeVisible();
  // It slides in.
  await expect.poll(() => edgeOf(drawer)).toBeLessThanOrEqual(1440);
  const edge = await edgeOf(drawer);
  for (const card of await cards.all()) await expectWhole(shop, card);
  // The first card stands whole in the drawer, the next one begins beside it.
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first!.x + first!.width).toBeLessThanOrEqual(edge);
  expect(second!.x).toBeGreaterThanOrEqual(first!.x + first!.width);
  expect(second!.x).toBeLessThan(edge);
}

/** Where it ends. */
async function edgeOf(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox())!;
  return x + width;
}

/** Nothing of a card is cut; its name, price and button stand below each other. */
async function expectWhole({ market }: Shop, card: Locator): Promise<void> {
  const box = (await card.boundingBox())!;
  // A name, a price and a button of one line need so much.
  expect(box.width).toBeGreaterThan(180);
  for (const { left, right } of await boxesOf(card)) {
    expect(left).toBeGreaterThanOrEqual(box.x);
    expect(right).toBeLessThanOrEqual(box.x + box.width + 0.5);
  }
  const amount = localOf(market.code).written.price;
  const [name, price, button] = await Promise.all(
    [card.getByRole('heading'), card.getByText(amount).first(), card.locator('button, a').last()].map((it) =>
      it.boundingBox(),
    ),
  );
  expect(name!.y + name!.height).toBeLessThanOrEqual(price!.y);
  expect(price!.y + price!.height).toBeLessThanOrEqual(button!.y);
  expect(button!.height).toBeLessThan(48);
}
