import { redirect } from 'react-router-dom';
import { notFound } from '../../data/asked.ts';
import type { LoadPage } from '../../data/page.ts';

/** Gift cards and what one holds; a market without them leads where its record says (CONF-016). */
export const loadGiftCard: LoadPage = async ({ market: { giftCards } }) => {
  if (!giftCards.shown) throw redirect(giftCards.path);
};

/** Below `/giftCard` there is nothing else. */
export const loadUnknown: LoadPage = async (page) => {
  await loadGiftCard(page);
  throw notFound();
};
