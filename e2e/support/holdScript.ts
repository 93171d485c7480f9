import type { Page } from '@playwright/test';

/** Keeps scripts, every one or those of an address, from the page until the answer is called. */
export async function holdScript(page: Page, address = '**/*.js'): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
