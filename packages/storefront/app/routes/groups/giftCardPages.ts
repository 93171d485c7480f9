import { orderAction, paymentAction } from '../../pages/gift-card/buyGiftCard.ts';
import { giftCardAction } from '../../pages/gift-card/giftCardAction.ts';
import { loadBought, loadGiftCard, loadPayment, loadUnknown } from '../../pages/gift-card/loadGiftCard.ts';
import GiftCardPage from '../../slots/page.giftCard.ts';
import BalancePage from '../../slots/page.giftCardBalance.ts';
import BoughtPage from '../../slots/page.giftCardConfirmation.ts';
import PaymentPage from '../../slots/page.giftCardPayment.ts';
import { pageGroup, pageNamed, type OwnPage, type OwnPages } from './pageGroup.tsx';

const pages: OwnPages = {
  '': { Page: GiftCardPage, load: loadGiftCard, action: orderAction },
  payment: { Page: PaymentPage, load: loadPayment, action: paymentAction },
  confirmation: { Page: BoughtPage, load: loadBought },
  cardBalance: { Page: BalancePage, load: loadGiftCard, action: giftCardAction },
};
const unknown: OwnPage = { Page: () => null, load: loadUnknown };

/** `/giftCard` and what stands below it; a market without gift cards leads elsewhere from all of it (CONF-016). */
export const giftCardPages = pageGroup((params) => pageNamed(pages, params['*'] ?? '') ?? unknown);
