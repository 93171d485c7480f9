import { createBuyer } from '../support/buyer.ts';
import { orderPath } from '../support/orders.ts';
import { newMember } from '../support/member.ts';
import { expectPath, open, taken, type Shop } from '../support/shop.ts';
import { fieldOf, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** Sample order of the member that was delivered. */
const DELIVERED = '07';
/** Markup is text. */
const TITLE = 'Quiet <b>from</b> the first mile';
const TEXT = 'They went on in an hour.\nNo noise, no shake.';

/** The part of the form that the page is about. */
const partOf = ({ page }: Shop) => new URL(page.url()).searchParams.get('part') ?? '';

/** Opens the form of a part that the member has received, from their order. */
async function openForm(shop: Shop, market: string): Promise<void> {
  const { page, words } = shop;
  await signIn(shop, 'member', orderPath(`${market}member${DELIVERED}`.toUpperCase()));
  await taken(shop);
  await page.getByRole('link', { name: words.ui.order.writeReview }).first().click();
  await expectPath(shop, '/user/writeReview');
  await taken(shop);
}

const star = ({ page, words }: Shop, count: number) =>
  page.getByRole('radio', { name: words.ui.content.starCount(count), exact: true });

/** A click on the star, as its radio is out of sight. */
const give = async (shop: Shop, count: number) =>
  shop.page.getByText(shop.words.ui.content.starCount(count), { exact: true }).locator('..').click();

function writingJourneys(market: string): void {
  test('[PLUS-051] a buyer reviews a part of their order, and it is read before it shows', async ({
    shop,
    page,
    expectAccessible,
  }) => {
    const { content } = shop.words.ui;
    const { ownText } = content;
    await openForm(shop, market);
    const sku = partOf(shop);
    const send = page.getByRole('button', { name: ownText.send.review });
    await give(shop, 2);
    // Spaces are no title: the shop says so, with and without script, and keeps what was typed.
    await fieldOf(shop, 'title').fill('   ');
    await fieldOf(shop, 'text').fill(TEXT);
    await send.click();
    await expect(page.getByText(shop.words.issue('required')).first()).toBeVisible();
    await expect(fieldOf(shop, 'text')).toHaveValue(TEXT);
    await expect(star(shop, 2)).toBeChecked();
    await expectPath(shop, '/user/writeReview');
    if (shop.hasScript) await expectAccessible();
    await fieldOf(shop, 'title').fill(TITLE);
    await give(shop, 4);
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: ownText.thanks.review })).toBeVisible();
    await expect(page.getByText(ownText.thanksNote.review)).toBeVisible();
    await page.getByRole('link', { name: ownText.seeAll }).click();
    await expectPath(shop, '/lp/reviews');
    await expect(page.getByRole('heading', { name: content.questions })).toBeVisible();
    await expect(page.getByText(TITLE)).toHaveCount(0);
    // Until it is published its writer may change it.
    const answer = await page.goto(`/user/writeReview?part=${sku}`);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByText(ownText.waiting)).toBeVisible();
    await expect(fieldOf(shop, 'title')).toHaveValue(TITLE);
    await expect(star(shop, 4)).toBeChecked();
  });

  test('[PLUS-051] a member asks about a part, and nothing shows before it is answered', async ({
    shop,
    page,
    expectAccessible,
  }) => {
    const { content } = shop.words.ui;
    const { client } = await newMember(shop);
    const query = { canonicalPath: '/parts/brakes/brake-pads' };
    const { products } = await client.call('catalog.search', { query });
    const sku = products.find(({ reviewCount }) => reviewCount > 0)!.skuNumber;
    await open(shop, `/lp/reviews?part=${sku}`);
    await page.getByRole('link', { name: content.askQuestion }).click();
    await expectPath(shop, '/user/askQuestion');
    await taken(shop);
    await expect(fieldOf(shop, 'displayName')).toHaveValue('Ari S.');
    if (shop.hasScript) await expectAccessible();
    await fieldOf(shop, 'question').fill('Does the box hold <i>both</i> sides?');
    await page.getByRole('button', { name: content.ownText.send.question }).click();
    await expect(page.getByRole('status').filter({ hasText: content.ownText.thanks.question })).toBeVisible();
    const { questions } = await client.call('catalog.reviews', { query: { skuNumber: sku } });
    expect(questions).toEqual([]);
  });

  test('[PLUS-051] who has not bought the part is told so, and a guest signs in first', async ({
    shop,
    page,
  }) => {
    const { content } = shop.words.ui;
    const query = { canonicalPath: '/parts/brakes/brake-pads' };
    const { products } = await createBuyer(market).client.call('catalog.search', { query });
    const path = `/user/writeReview?part=${products[0]!.skuNumber}`;
    await open(shop, path);
    await expectPath(shop, '/signin');
    await newMember(shop);
    await open(shop, path);
    await expect(page.getByText(content.ownText.notBought)).toBeVisible();
    await expect(page.getByRole('button', { name: content.ownText.send.review })).toHaveCount(0);
  });
}

export function writeReviewJourneys(market: string): void {
  test.use({ market, hasOwnAddress: true });
  test.describe('with script', () => writingJourneys(market));
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    writingJourneys(market);
  });
}
