import * as giftCard from '../gift-card/index.ts';
import { pageGroup, type OwnPage } from './ownPage.ts';

const cards: OwnPage = { Page: giftCard.GiftCardPage, load: giftCard.loadGiftCard };
const balance: OwnPage = {
  Page: giftCard.BalancePage,
  load: giftCard.loadGiftCard,
  action: giftCard.giftCardAction,
};
const unknown: OwnPage = { Page: () => null, load: giftCard.loadUnknown };

/** `/giftCard` and what stands below it; a market without gift cards leads elsewhere from all of it (CONF-016). */
export const giftCardPages = pageGroup((params) => {
  const name = params['*'] ?? '';
  if (name === '') return cards;
  return name === 'cardBalance' ? balance : unknown;
});
