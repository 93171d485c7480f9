import { fetchFrom } from '../support/fetchFrom.ts';
import { localOf } from '../support/locals.ts';
import { expectPath, heading, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Questions to the desk, and every way of menu and footer. */
export function contactJourneys(market: string): void {
  const local = localOf(market);
  test.use({ market });

  test('[CONTENT-018][CONTENT-019] a question reaches the desk; what is wrong is said and what was typed stays', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    await open(shop, '/contactus');
    for (const topic of [
      'orderQuestions',
      'storeExperience',
      'rewards',
      'productQuestions',
      'generalComments',
      'websiteIssues',
    ]) {
      await expect(page.getByRole('main').locator(`a[href="/contactus/${topic}"]`)).toBeVisible();
    }
    await page.getByRole('main').locator('a[href="/contactus/productQuestions"]').click();
    await expectPath(shop, '/contactus/productQuestions');
    const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`);
    await field('email').fill('nobody');
    await field('firstName').fill('Ana');
    await field('lastName').fill('Torres');
    await field('phoneNumber').fill(shop.market.phone.example);
    await field('partNumber').fill('AO-4471');
    await field('message').fill(local.question);
    const send = page.getByRole('main').getByRole('button', { name: words.text('contact.page.send') });
    await page
      .locator('form[data-intent=contact]')
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await send.click();
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('message')).toHaveValue(local.question);
    await expect(field('partNumber')).toHaveValue('AO-4471');
    await field('email').fill('ana@example.com');
    await send.click();
    await expect(page.getByRole('heading', { name: words.text('contact.page.thanks') })).toBeVisible();
    const unknown = await page.goto('/contactus/nothing');
    expect(unknown?.status()).toBe(404);
    await expect(heading(shop, /.+/)).toBeVisible();
  });

  test('[SHELL-011][SHELL-012][SHELL-014] every way of the menu and of the footer leads to a page', async ({
    shop,
    page,
  }) => {
    await open(shop, '/');
    const hrefs = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
    for (const href of [
      '/lp/deals',
      '/circular',
      '/deals/rebates',
      '/brands',
      '/shopbymake',
      '/shopbymodel',
      '/contactus',
    ]) {
      expect(hrefs).toContain(href);
    }
    for (const href of hrefs.filter((path) => path !== '/signin')) {
      expect([href, (await fetchFrom(market, href)).status]).toEqual([href, 200]);
    }
  });
}
