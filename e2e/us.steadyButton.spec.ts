import type { Locator, Page } from '@playwright/test';
import { findPart } from './support/parts.ts';
import { readySession } from './support/ready.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** So near to its upper edge that a line of text above it takes the button away from under the pointer. */
const EDGE = 3;

const edgeOf = async (button: Locator) => {
  // Scrolls to it and waits until it stands still.
  await button.hover({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not there.');
  return { x: box.x + box.width / 2, y: box.y + EDGE };
};

const topOf = async (button: Locator) => (await button.boundingBox())?.y;

/** What a refused submit leaves: the summary of what is wrong, which takes the focus. */
const summary = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('link') });

/** Forms whose last field was left with something wrong in it. */
const forms = [
  { path: '/create', field: 'password', text: 'abc' },
  { path: '/create', field: 'email', text: 'ana' },
  { path: '/trackOrder', field: 'emailOrPhone', text: 'ana' },
  { path: '/contactus/orderQuestions', field: 'email', text: 'ana' },
  { path: '/checkout?step=contact', field: 'email', text: 'ana' },
];

for (const { path, field, text } of forms) {
  test(`[VALID-001] a button stays under the press that leaves a wrong field: ${path}, ${field}`, async ({
    shop,
    page,
  }, { project }) => {
    if (path.startsWith('/checkout'))
      await readySession(
        shop,
        await findPart('us', { searchText: 'power steering fluid', storeNumber: '3021' }),
        '3021',
      );
    await open(shop, path);
    const box = page.locator(`main [name=${field}]`);
    const button = page
      .locator('main form', { has: page.locator(`[name=${field}]`) })
      .locator('button[type=submit]')
      .last();
    await box.fill(text);
    const { x, y } = await edgeOf(button);
    if (project.name === 'phone') return expectTapToSend(page, x, y);
    await page.mouse.move(x, y);
    const before = await topOf(button);
    await page.mouse.down();
    // Longer than a frame, as a hand holds.
    await page.waitForTimeout(100);
    expect(await topOf(button)).toBe(before);
    await page.mouse.up();
    return expect(summary(page)).toBeFocused();
  });
}

async function expectTapToSend(page: Page, x: number, y: number): Promise<void> {
  await page.touchscreen.tap(x, y);
  await expect(summary(page)).toBeFocused();
}
