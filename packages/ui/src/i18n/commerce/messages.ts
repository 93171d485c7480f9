import type { AccountStrings } from './account/messages.ts';
import type { ConsentStrings } from './consent/messages.ts';
import type { OfferStrings } from './offer/messages.ts';
import type { CheckoutStrings, OrderStrings, PayLaterStrings } from './order/messages.ts';
import type { PageStrings } from './page/messages.ts';
import type { ProductStrings } from './product/messages.ts';
import type { PurchaseStrings } from './purchase/messages.ts';
import type { ShelfStrings } from './shelf/messages.ts';
import type { ShellStrings } from './shell/messages.ts';
import type {
  BannerStrings,
  ChatStrings,
  ContactStrings,
  ContentStrings,
  FaqStrings,
} from './support/messages.ts';
import type { VehicleStrings } from './vehicle/messages.ts';
import type { StoreStrings } from './store/messages.ts';

/** What commerce components must say themselves. */
export interface FirstCommerceStrings {
  offer: OfferStrings;
  page: PageStrings;
  product: ProductStrings;
  purchase: PurchaseStrings;
  shelf: ShelfStrings;
  shell: ShellStrings;
  vehicle: VehicleStrings;
}

/**
 * Of components that no shop shows on a first page: the store finder, the choice of cookies, checkout, orders, account,
 * questions; and of what comes after the page: contact, chat and banners.
 */
export interface LateCommerceStrings {
  account: AccountStrings;
  banner: BannerStrings;
  chat: ChatStrings;
  checkout: CheckoutStrings;
  consent: ConsentStrings;
  contact: ContactStrings;
  content: ContentStrings;
  faq: FaqStrings;
  order: OrderStrings;
  payLater: PayLaterStrings;
  store: StoreStrings;
}
