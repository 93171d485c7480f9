import type { Page } from '@playwright/test';
import { holdScript } from './holdScript.ts';
import { taken, type Shop } from './shop.ts';
import { expect } from './test.ts';

// Each field of each page, not the ones of a list: a page that gets another one is held to it as well.

/** What leads elsewhere once it is chosen: `us.early.spec.ts` follows it there. */
const APPLIED_AT_ONCE = '#filters *, #sort, #sort *';

/**
 * Fills every field that is in sight, as a hand would: texts letter by letter, lists and boxes by another choice.
 * @param texts by the names of fields, where a number will not do
 */
async function fillAll(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
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
      const name = (await field.getAttribute('name')) ?? '';
      await field.pressSequentially(texts[name] ?? (kind === 'number' ? '2' : '38103'));
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

/** What is typed and chosen before script runs is there after it. @returns what was kept */
export async function expectKept(
  { page, ...shop }: Shop,
  path: string,
  texts: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const letScriptCome = await holdScript(page);
  await page.goto(path);
  await fillAll(page, texts);
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
