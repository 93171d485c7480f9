import type { AccountStrings } from './account/messages.ts';
import type { ConsentStrings } from './consent/messages.ts';
import type { OfferStrings } from './offer/messages.ts';
import type { CheckoutStrings, OrderStrings, PayLaterStrings, TaxDocumentStrings } from './order/messages.ts';
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

/** Texts of the commerce components that a first page may show. */
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
 * Texts of components that no first page shows (store finder, cookie settings, checkout, orders, account, FAQ), and of
 * those that load after the page (contact, chat, banners).
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
  taxDocument: TaxDocumentStrings;
}
