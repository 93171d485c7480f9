import type { Cart, CheckoutState, Order } from '@driveline/api';
import type { CheckoutFault } from '@driveline/hooks';
import type {
  BuyBoxProps,
  CheckoutSectionProps,
  GalleryProps,
  OrderTotals,
  ProductDetail,
  ProductRowProps,
  ProductTileProps,
} from '@driveline/ui';
import type { FormAnswer } from '../app/shop/formAnswer.ts';
import { pages, type RouteId } from './routeTable.ts';

/** A part that needs nothing handed to it: it asks for its data itself. */
export type NoProps = Readonly<Record<never, never>>;

/** What each step of the checkout gets. */
export interface CheckoutStepProps {
  readonly state: CheckoutState;
  /** Its place and its name in the layout. */
  readonly frame: CheckoutSectionProps & Required<Pick<CheckoutSectionProps, 'id'>>;
  /** Why the last post of this step was refused. */
  readonly fault: CheckoutFault | undefined;
}

/** Parts of pages that a shop may replace, each with the props that it gets. `page.<name>` is a page as a whole. */
export interface PartSlots {
  header: NoProps;
  footer: NoProps;
  'home.hero': NoProps;
  'home.parts': NoProps;
  'home.jobs': NoProps;
  'home.nearYou': NoProps;
  'home.deals': NoProps;
  'home.cards': NoProps;
  'product.gallery': GalleryProps;
  'product.buyBox': BuyBoxProps;
  'shelf.row': ProductRowProps;
  'shelf.tile': ProductTileProps;
  'cart.aside': {
    readonly cart: Cart;
    readonly totals: OrderTotals;
    readonly postalCode: string | undefined;
  };
  'checkout.delivery': CheckoutStepProps;
  'checkout.contact': CheckoutStepProps;
  'checkout.payment': CheckoutStepProps;
  'checkout.review': CheckoutStepProps;
  'checkout.aside': { readonly state: CheckoutState; readonly totals: OrderTotals };
  'confirmation.after': { readonly order: Order };
  'order.actions': { readonly order: Order; readonly fault: FormAnswer | undefined };
  'account.orders': NoProps;
  'account.vehicle': NoProps;
  'account.rewards': NoProps;
  'account.store': NoProps;
  'account.warranties': NoProps;
  'account.profile': NoProps;
}

/** Props of what a shop inserts into a list of sections, by the list. */
export interface InsertedProps {
  home: NoProps;
  product: { readonly product: ProductDetail };
  checkout: { readonly state: CheckoutState };
  account: NoProps;
}

/** Sections of pages in their order. A shop inserts, removes and moves some (`sections` of `defineShop`). */
export const sectionLists = {
  home: ['hero', 'parts', 'jobs', 'nearYou', 'deals', 'cards'],
  product: ['about', 'specs', 'fits', 'core', 'warranty', 'install'],
  checkout: ['delivery', 'contact', 'payment', 'review'],
  account: ['orders', 'vehicle', 'rewards', 'store', 'warranties', 'profile'],
} as const satisfies Readonly<Record<keyof InsertedProps, readonly string[]>>;

export type ListName = keyof typeof sectionLists;

/** Id of a section of a list. */
export type SectionId<List extends ListName = ListName> = (typeof sectionLists)[List][number];

/** Routes without a slot: steps of another page, what only answers posts, and `garage`, whose pages are in `IN_GROUPS`. */
const WITHOUT_PAGE = [
  'checkoutStep',
  'checkoutReturn',
  'signOut',
  'garage',
  'actions',
] as const satisfies RouteId[];

type RouteWithPage = Exclude<RouteId, (typeof WITHOUT_PAGE)[number]>;

/** Pages that share a route and do not have its id: see `app/routes/groups`. */
const IN_GROUPS = [
  'giftCardPayment',
  'giftCardConfirmation',
  'giftCardBalance',
  'warrantyPurchase',
  'warrantyItem',
  'rewardsRules',
  'manageVehicles',
  'vehicleDetails',
  'editVehicleDetails',
  'maintenance',
  'repairGuides',
  'repairGuide',
  'serviceHistory',
  'serviceHistoryVehicles',
  'addService',
  'addServiceVehicles',
  'reviews',
  'writeReview',
  'askQuestion',
  'myLists',
] as const;

/** Everything that a shop may replace by a file of its own. */
export type SlotName = keyof PartSlots | `page.${RouteWithPage | (typeof IN_GROUPS)[number]}`;

/** What the component in a slot gets. */
export type SlotProps<Name extends SlotName> = Name extends keyof PartSlots ? PartSlots[Name] : NoProps;

/** What a section that a shop inserts into a list gets. */
export type InsertedSectionProps<List extends ListName> = InsertedProps[List];

/** Every slot of the app; its original is the module of that name in `app/slots`. */
export const slotNames: readonly SlotName[] = [
  ...(['header', 'footer', 'product.gallery', 'product.buyBox', 'shelf.row', 'shelf.tile'] as const),
  ...(['cart.aside', 'checkout.aside', 'confirmation.after', 'order.actions'] as const),
  ...sectionLists.home.map((id) => `home.${id}` as const),
  ...sectionLists.checkout.map((id) => `checkout.${id}` as const),
  ...sectionLists.account.map((id) => `account.${id}` as const),
  ...(Object.keys(pages) as RouteId[]).filter(hasPage).map((id) => `page.${id}` as const),
  ...IN_GROUPS.map((id) => `page.${id}` as const),
];

function hasPage(id: RouteId): id is RouteWithPage {
  return !(WITHOUT_PAGE as readonly string[]).includes(id);
}
