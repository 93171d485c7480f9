import { visitInViews } from './sampleViews.mjs';

const contact = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Driver',
  'Street address': '12 Main St',
  'ZIP code': '38103',
  City: 'Memphis',
};

/**
 * Looks at each override of `examples/overrides` as a shopper does, with script on a wide screen and without on a phone.
 * @param {(words: string, isGood: boolean) => unknown} note hears of each check
 */
export const seeOverrides = (browser, origin, note) =>
  visitInViews(browser, origin, note, async ({ page, open, see }) => {
    await seePages(page, open, see);
    await seeCheckout(page, open, see);
  });

const isBefore = (first, second) => first >= 0 && first < second;

async function seePages(page, open, see) {
  const answer = await open('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  see('a plugin’s origin is in the policy', /connect-src [^;]*https:\/\/api\.reviews\.example/.test(policy));
  see(
    'its element is in the head',
    (await page.locator('link[rel=preconnect][href*="reviews.example"]').count()) === 1,
  );
  const home = await page.locator('main').innerText();
  const [deals, jobs, own] = ['Front brake job', 'Shop by job', 'checked by hand'].map((words) =>
    home.indexOf(words),
  );
  see('sections of home are moved and inserted', isBefore(deals, jobs) && isBefore(jobs, own));
  see('a removed section is gone', !home.includes('Near you'));
  await open('/our-story');
  see('a page of its own shows', (await page.locator('#own-story').count()) === 1);
  await open('/parts/brakes/brake-pads');
  see('words with a count too', /\d parts? found/.test(await page.locator('main').innerText()));
  await open(await page.locator('a[href^="/products/"]').first().getAttribute('href'));
  see('words of components are said otherwise', (await page.getByText('Pickup or delivery').count()) === 1);
  see('a part is replaced', (await page.locator('#own-picture').count()) === 1);
  see('a part is wrapped', (await page.locator('#own-bulk').innerText()).startsWith('Four or more?'));
  const help = page.locator('#own-help');
  see(
    'a section of the product is inserted, with its own words',
    /questions about \S+ parts/.test(await help.innerText()),
  );
  see(
    'and has its heading',
    (await page.getByRole('heading', { name: 'Help with this part' }).count()) === 1,
  );
}

async function seeCheckout(page, open, see) {
  await page.getByRole('radio', { name: /Standard delivery/ }).check({ force: true });
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.waitForTimeout(1500);
  await open('/cart');
  see(
    'words are said otherwise',
    (await page.getByRole('heading', { level: 1 }).innerText()) === 'Your basket: 1 item',
  );
  await open('/checkout');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  for (const [label, value] of Object.entries(contact))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByRole('combobox', { name: 'State' }).selectOption('TN');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.waitForURL(/step=delivery/);
  see('the checkout asks for contact before delivery', true);
  see('a section of its own stands in it', (await page.locator('#own-packing').count()) === 1);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/step=payment/);
  see('and goes on to the payment', await page.getByRole('heading', { name: 'Payment' }).isVisible());
}
