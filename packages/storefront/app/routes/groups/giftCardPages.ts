import { BalancePage, GiftCardPage } from '../../pages/gift-card/GiftCardPages.tsx';
import { giftCardAction } from '../../pages/gift-card/giftCardAction.ts';
import { loadGiftCard, loadUnknown } from '../../pages/gift-card/loadGiftCard.ts';
import { pageGroup, pageNamed, type OwnPage, type OwnPages } from './pageGroup.tsx';

const pages: OwnPages = {
  '': { Page: GiftCardPage, load: loadGiftCard },
  cardBalance: { Page: BalancePage, load: loadGiftCard, action: giftCardAction },
};
const unknown: OwnPage = { Page: () => null, load: loadUnknown };

/** `/giftCard` and what stands below it; a market without gift cards leads elsewhere from all of it (CONF-016). */
export const giftCardPages = pageGroup((params) => pageNamed(pages, params['*'] ?? '') ?? unknown);
