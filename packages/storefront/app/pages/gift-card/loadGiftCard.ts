import type { GiftCardPurchase } from '@driveline/api/contract';
import { checkoutQueries, todayQuery } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { fetchRequired, notFound } from '../../data/fetchRequired.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import * as paths from '../../paths/index.ts';
import { giftCardBought, giftCardPayment } from '../../paths/giftCard.ts';

/** Gift cards and what one holds; a market without them leads where its record says (CONF-016). */
export const loadGiftCard: LoadPage = async ({ queryClient, market: { giftCards, timeZone } }) => {
  if (!giftCards.shown) throw redirect(giftCards.path);
  await queryClient.prefetchQuery(todayQuery(timeZone));
};

/** Where a purchase is paid; one that is paid is confirmed (CART-055). */
export const loadPayment: LoadPage = async (page) => {
  const purchase = await loadPurchase(page);
  if (purchase?.status === 'paid') throw redirect(giftCardBought(purchase.purchaseId));
};

/** What was bought; one that is not paid yet is paid first (CART-055). */
export const loadBought: LoadPage = async (page) => {
  const purchase = await loadPurchase(page);
  if (purchase && purchase.status !== 'paid') throw redirect(giftCardPayment(purchase.purchaseId));
};

async function loadPurchase(page: Page): Promise<GiftCardPurchase | undefined> {
  await loadGiftCard(page);
  const id = page.url.searchParams.get('purchase');
  if (!id) throw redirect(paths.giftCards());
  return fetchRequired(page, checkoutQueries.giftCard(page.client, id));
}

/** Below `/giftCard` there is nothing else. */
export const loadUnknown: LoadPage = async (page) => {
  await loadGiftCard(page);
  throw notFound();
};
