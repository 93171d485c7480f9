import { expect } from '@playwright/test';
import { createBuyer } from './buyer.ts';
import { heading, open, type Shop } from './shop.ts';

/** Finds a placed order by its number and the email of its buyer, in the page and by the call behind it. */
export async function trackOrder(shop: Shop, orderId: string, email: string): Promise<void> {
  const { page, market, words } = shop;
  await open(shop, '/trackOrder');
  await page.getByRole('textbox', { name: words.text('track.number') }).fill(orderId);
  await page.getByRole('textbox', { name: words.text('track.emailOrPhone') }).fill(email);
  await page.getByRole('button', { name: words.text('track.find') }).click();
  await expect(heading(shop, words.text('track.order', { number: orderId }))).toBeVisible();
  const found = await createBuyer(market.code).client.call('orders.lookup', {
    body: { orderId, email },
  });
  expect(found.orders[0]?.orderId).toBe(orderId);
}

/** Page of an order. */
export const orderPath = (orderId: string): string => `/user/orderHistory/${orderId}`;
