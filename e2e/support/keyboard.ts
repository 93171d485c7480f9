import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 200;

/** Presses Tab until the control has the focus, and checks that one can see where the focus is. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.first().waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(control)) return expectFocusVisible(page);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops do not reach ${control.toString()}.`);
}

/** Goes to a control and presses Enter on it. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const hasFocus = (control: Locator) =>
  control.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** The focused element, its label or a neighbour that stands for it, carries a ring (WCAG 2.4.7). */
async function expectFocusVisible(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    // The field inside a frame has the ring.
    if (focused instanceof HTMLIFrameElement) return '';
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const near = [
      focused,
      focused.parentElement,
      focused.nextElementSibling,
      label,
      label?.firstElementChild,
    ];
    const hasRing = near.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return focused.matches(':focus-visible') && hasRing ? '' : focused.outerHTML.slice(0, 200);
  });
  expect(ring, 'the focus is not to be seen').toBe('');
}
