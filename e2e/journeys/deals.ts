import { createBuyer } from '../support/buyer.ts';
import { lastDayOfMonth } from '../support/days.ts';
import { expectOwnPdf } from '../support/english.ts';
import { localOf } from '../support/locals.ts';
import { localVehicle } from '../support/member.ts';
import { giveSession } from '../support/misfit.ts';
import { findPart } from '../support/parts.ts';
import { readySession } from '../support/ready.ts';
import { expectPath, heading, open, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Deals, clearance, rebates, coupons and the ad. */
export function dealsJourneys(market: string): void {
  const local = localOf(market);
  test.use({ market });

  test('[CATALOG-040] the parts of a hot deal go into the cart together, at their common price', async ({
    shop,
    page,
  }) => {
    await open(shop, '/deals/hotDeal');
    // Without a vehicle nobody knows which parts: the card asks for one.
    await expect(page.getByRole('button', { name: shop.words.text('deals.addAll') })).toHaveCount(0);
    const link = page.locator(`#${market}-oil-change`).locator('a[href$="/user/myVehicle"]');
    await expect(link).toHaveText(shop.words.ui.page.deals.addVehicle);
    const deal = await driveDeal(shop, 'oil-change');
    await open(shop, '/deals/hotDeal');
    const card = page.locator(`#${deal?.dealId}`);
    await card.getByRole('button', { name: shop.words.text('deals.addAll') }).click();
    await expectPath(shop, '/cart');
    expect(deal?.items.length).toBeGreaterThan(1);
    for (const { itemDescription } of deal?.items ?? []) {
      await expect(page.getByRole('main').getByText(itemDescription).first()).toBeVisible();
    }
  });

  test('[API-111] a part of a deal that was sold out since its card was shown is not replaced unseen', async ({
    shop,
    page,
  }) => {
    const deal = await driveDeal(shop, 'oil-change');
    const other = await findPart(market, {
      searchText: local.cleaner,
      storeNumber: local.store.storeNumber,
    });
    await open(shop, '/deals/hotDeal');
    const card = page.locator(`#${deal?.dealId}`);
    const shown = card.locator('[name=parts]');
    const parts = await shown.inputValue();
    // What it showed is not what the deal has by now.
    await shown.evaluate((field: HTMLInputElement, sku) => {
      field.value = `${sku}:1`;
    }, other.skuNumber);
    await card.getByRole('button', { name: shop.words.text('deals.addAll') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(local.says.dealChanged);
    await open(shop, '/cart');
    await expect(heading(shop, shop.words.ui.purchase.emptyCart)).toBeVisible();
    await open(shop, '/deals/hotDeal');
    await expect(shown).toHaveValue(parts);
  });

  test('[CATALOG-040] clearance shows reduced parts with old and new price, and narrows them by kind', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    await open(shop, '/deals/clearance');
    await expect(heading(shop, words.text('deals.clearance'))).toBeVisible();
    const parts = page.getByRole('main').getByRole('article');
    const all = await parts.count();
    expect(all).toBeGreaterThan(4);
    await expect(parts.locator('s')).toHaveCount(all);
    const kind = page.getByRole('main').locator('a[href^="/deals/clearance?type="]').first();
    const { hash, search } = new URL((await kind.getAttribute('href')) ?? '', page.url());
    await open(shop, `/deals/clearance${search}${hash}`);
    await expect(parts.first()).toBeVisible();
    await expect(parts.locator('s')).toHaveCount(await parts.count());
  });

  test('[CATALOG-027] a merchandising shelf has its words, its last day, its parts and its terms; one that ended says so', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    await open(shop, '/deals/pages');
    await page
      .locator('#brake-season')
      .getByRole('link', { name: words.text('deals.see') })
      .click();
    await expect(heading(shop, local.deal.title)).toBeVisible();
    const date = lastDayOfMonth(shop.market.locale, shop.market.timeZone);
    await expect(page.getByText(words.text('deals.untilRenewed', { date }))).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // What the address names behind the deal is listed in place of its own parts.
    const own = await page.getByRole('main').getByRole('article').first().textContent();
    await open(shop, '/deals/brake-season/fluids-and-chemicals/motor-oil');
    await expect(heading(shop, local.deal.title)).toBeVisible();
    expect(await page.getByRole('main').getByRole('article').first().textContent()).not.toBe(own);
    await open(shop, '/deals/winter-check');
    await expect(page.getByRole('heading', { name: words.text('deals.ended') })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/lp/deals"]').last()).toBeVisible();
    const unknown = await page.goto('/deals/nope');
    expect(unknown?.status()).toBe(404);
  });

  test('[CATALOG-042] rebates name brand, parts and dates, with the form to send; a field filters them', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    await open(shop, '/deals/rebates');
    const form = page.getByRole('link', {
      name: new RegExp(`^${words.text('deals.form').replace(/[()]/g, '\\$&')}`),
    });
    const all = await form.count();
    expect(all).toBeGreaterThan(1);
    await expectOwnPdf(shop, await form.first().getAttribute('href'));
    await page.getByRole('searchbox', { name: words.text('deals.findRebate') }).fill(local.rebate);
    await page
      .getByRole('main')
      .getByRole('button', { name: words.text('browse.show'), exact: true })
      .click();
    await expectPath(shop, new RegExp(`\\?q=${local.rebate}`));
    expect(await form.count()).toBeLessThan(all);
  });

  test('[CATALOG-044] a coupon is applied to the cart at once; without a cart the page says why not', async ({
    shop,
    page,
  }) => {
    await applyCode(shop, local.coupon);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    const { storeNumber } = local.store;
    await readySession(shop, await findPart(market, { searchText: local.cleaner, storeNumber }), storeNumber);
    await applyCode(shop, local.coupon);
    await expectPath(shop, '/cart');
    await expect(page.getByText(shop.words.ui.purchase.totals.discount).first()).toBeVisible();
  });

  test('[CATALOG-041] the ways to save stand on one page, and the ad asks for a store', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    await open(shop, '/lp/deals');
    for (const href of [
      '/deals/hotDeal',
      '/deals/clearance',
      '/deals/rebates',
      '/coupons',
      '/circular',
      '/deals/pages',
    ]) {
      await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible();
    }
    await open(shop, '/deals/localstoreadd');
    await expectPath(shop, '/circular');
    await expect(
      page.getByRole('main').getByRole('link', { name: words.text('deals.chooseStore') }),
    ).toBeVisible();
    const { store } = local;
    await driveDeal(shop, 'oil-change', store.storeNumber);
    await open(shop, '/circular');
    await expect(page.getByRole('link', { name: words.text('deals.changeStore') })).toBeVisible();
    await expect(page.getByRole('main').getByText(store.address).first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: words.text('deals.addAll') })
      .first()
      .click();
    await expect(page).not.toHaveURL(/circular/);
  });
}

/** Gives the browser a session with the car that the market's shoppers drive. @returns the parts of a deal for it */
async function driveDeal(shop: Shop, key: string, storeNumber?: string) {
  const buyer = createBuyer(shop.market.code);
  const { client } = buyer;
  if (storeNumber) await client.call('stores.setPreferred', { body: { storeNumber } });
  const catalogVehicleId = await localVehicle(shop, buyer);
  await client.call('vehicles.updatePreferred', { body: { catalogVehicleId, source: 'picker' } });
  await giveSession(shop, buyer);
  const { deals } = await client.call('deals.list');
  return deals.find(({ dealId }) => dealId.endsWith(key));
}

async function applyCode(shop: Shop, code: string): Promise<void> {
  await open(shop, '/coupons');
  await shop.page
    .locator(`#${code}`)
    .getByRole('button', { name: shop.words.text('deals.apply') })
    .click();
}
