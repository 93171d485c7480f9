import type { Page } from '@playwright/test';
import { openAddressForm } from '../support/addressForm.ts';
import { localOf } from '../support/locals.ts';
import { ownPages, publicPages } from '../support/mainPages.ts';
import { open, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** What is chosen in each select in sight, where its box has no room for the words. */
const cutOff = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const pen = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll<HTMLSelectElement>('main select')].flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const words = select.selectedOptions[0]?.text ?? '';
      pen.font = font;
      const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      if (select.clientWidth === 0 || pen.measureText(words).width <= room) return [];
      return [`${select.name}: '${words}' in ${Math.round(room)} px`];
    });
  });

/** The pages that are wider than the window at twice the size of text. */
export async function tooWide(shop: Shop, pages: Record<string, string>): Promise<string[]> {
  const wide: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await open(shop, path);
    const over = await shop.page.evaluate(() => {
      const root = document.documentElement;
      root.style.fontSize = '200%';
      return root.scrollWidth - root.clientWidth;
    });
    if (over > 0) wide.push(`${name}: ${over} px too wide`);
  }
  return wide;
}

/** WCAG 1.4.4 on a phone: what stands in a list can be read at twice the size. */
export function largeTextJourneys(market: string): void {
  const { fluid, store } = localOf(market);
  test.use({ market, viewport: { width: 390, height: 844 } });

  test('[PLUS-034] with text of 200 % no page is wider than a phone', async ({ shop }) => {
    expect(await tooWide(shop, { ...(await publicPages(market)), ...(await ownPages(shop)) })).toEqual([]);
  });

  test('[PLUS-034] with text of 200 % the lists of the vehicle can be read', async ({ shop, page }) => {
    for (const path of ['/', '/user/myVehicle']) {
      await open(shop, path);
      await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
      expect(await cutOff(page), path).toEqual([]);
    }
  });

  test('[PLUS-034] with text of 200 % the lists of an address can be read', async ({
    shop,
    page,
    context,
  }) => {
    const field = await openAddressForm(shop, context, {
      market,
      searchText: fluid,
      storeNumber: store.storeNumber,
    });
    await expect(field('state')).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });
}
