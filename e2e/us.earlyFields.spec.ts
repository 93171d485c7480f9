import type { Page } from '@playwright/test';
import { holdScript } from './support/holdScript.ts';
import { ownPages, publicPages } from './support/mainPages.ts';
import { taken, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

// Each field of each page, not the ones of a list: a page that gets another one is held to it as well.

/** What leads elsewhere once it is chosen: `us.early.spec.ts` follows it there. */
const APPLIED_AT_ONCE = '#filters *, #sort, #sort *';

/** Fills every field that is in sight, as a hand would: texts letter by letter, lists and boxes by another choice. */
async function fillAll(page: Page): Promise<void> {
  await page
    .locator('main details')
    .evaluateAll((all) => (all as HTMLDetailsElement[]).forEach((one) => (one.open = true)));
  const fields = page.locator('main').locator('input:visible, select:visible, textarea:visible');
  let compared = 0;
  for (let at = 0; at < (await fields.count()); at += 1) {
    const field = fields.nth(at);
    const kind = await field.evaluate((element: HTMLInputElement, applied) => {
      if (element.disabled || element.readOnly || element.matches(applied)) return 'left out';
      return element.tagName === 'SELECT' ? 'select' : element.type;
    }, APPLIED_AT_ONCE);
    if (kind === 'left out' || kind === 'file' || kind === 'date' || kind === 'submit') continue;
    if (kind === 'select') await field.selectOption({ index: 1 });
    // By the key: a picture may lie over a button that its label stands for.
    else if (kind === 'radio') await field.press('Space');
    // A comparison takes four, and says so of the next one.
    else if ((await field.getAttribute('form')) === 'compare') await field.setChecked(compared++ < 4);
    else if (kind === 'checkbox') await field.setChecked(!(await field.isChecked()));
    else {
      await field.fill('');
      await field.pressSequentially(kind === 'number' ? '2' : '38103');
    }
  }
}

/** What the fields hold, by form and name; the signs that a form puts between digits do not count. */
const heldBy = (page: Page) =>
  page
    .locator('main')
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll((fields, applied) => {
      const held = (fields as HTMLInputElement[]).filter(
        (field) => field.name && !field.matches(applied) && !['file', 'submit'].includes(field.type),
      );
      return held.map((field) => {
        const isTick = field.type === 'checkbox' || field.type === 'radio';
        const value = isTick ? `${field.value} ${field.checked}` : field.value.replace(/\W/g, '');
        return `${field.form?.id || field.form?.dataset['intent'] || ''} ${field.name}: ${value}`;
      });
    }, APPLIED_AT_ONCE);

/** @returns what was kept */
async function expectKept({ page, ...shop }: Shop, path: string): Promise<readonly string[]> {
  const letScriptCome = await holdScript(page);
  await page.goto(path);
  await fillAll(page);
  const before = await heldBy(page);
  letScriptCome();
  await taken({ page, ...shop });
  // What follows from a choice may add fields, and takes none of these away.
  await expect.poll(() => heldBy(page), { message: path }).toEqual(expect.arrayContaining(before));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A full comparison takes none of the next page.
  await page.evaluate(() => localStorage.removeItem('comparedParts'));
  return before;
}

test('[PLUS-061] what was typed and chosen before script ran is there on every public page', async ({
  shop,
}) => {
  test.setTimeout(240_000);
  const more = ['/signin', '/create', '/trackOrder', '/store', '/contactus/orderQuestions', '/gift-cards'];
  const kept: string[] = [];
  for (const path of [...Object.values(await publicPages()), ...more])
    kept.push(...(await expectKept(shop, path)));
  const known = [
    / year: \d/,
    / vin: 38103/,
    / quantity: 2/,
    / joinRewards: true true/,
    / emailOrPhone: 38103/,
  ];
  for (const one of known) expect(kept).toContainEqual(expect.stringMatching(one));
});

test('[PLUS-061] and on every page of a purchase', async ({ shop }) => {
  test.setTimeout(180_000);
  const kept: string[] = [];
  for (const path of Object.values(await ownPages(shop))) kept.push(...(await expectKept(shop, path)));
  const known = [
    / promoCode: 38103/,
    / postalCode: 38103/,
    / quantity: 2/,
    / email: 38103/,
    / paymentMethod: \w+ true/,
  ];
  for (const one of known) expect(kept).toContainEqual(expect.stringMatching(one));
});
