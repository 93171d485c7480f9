/** STATE-019: every event and its facts. There is no place for a name, an email or an address. */
export interface AnalyticsEvents {
  readonly pageView: { readonly path: string };
  readonly search: { readonly term: string; readonly resultCount: number };
  readonly suggestionChoice: {
    readonly term: string;
    readonly kind: 'recent' | 'general' | 'product';
  };
  /** Prices in major units; `findingMethod` says how the part was come by, where it is known (CATALOG-012). */
  readonly productView: {
    readonly skuNumber: string;
    readonly price: number;
    readonly findingMethod: string;
  };
  readonly addToCart: { readonly skuNumber: string; readonly quantity: number; readonly price: number };
  readonly checkoutStep: { readonly step: string };
  readonly purchase: {
    readonly orderId: string;
    readonly total: number;
    readonly currency: string;
    readonly skuNumbers: readonly string[];
  };
  readonly storeSet: { readonly storeSet: string };
  readonly addVehicle: { readonly vehicleId: string; readonly source: string };
  readonly contactClick: { readonly option: 'liveChat' | 'websiteFeedback' | 'storeFeedback' | 'contactUs' };
  readonly login: { readonly method: 'email' | 'username'; readonly flow: string };
  readonly signOut: object;
  readonly completeAccountPopup: object;
  /** STATE-020 */
  readonly jsError: { readonly message: string };
  /** STATE-050, milliseconds. */
  readonly largestPaint: { readonly ms: number };
  readonly interactionDelay: { readonly ms: number };
}

export type AnalyticsEventName = keyof AnalyticsEvents;

/** An event with its facts, of any name. */
export type Told = {
  readonly [Name in AnalyticsEventName]: readonly [name: Name, facts: AnalyticsEvents[Name]];
}[AnalyticsEventName];

/** What every event carries. */
export interface AnalyticsContext {
  readonly pageType: string;
  readonly locale: string;
  readonly userType: string;
  readonly hashedCustomerId: string;
  readonly storeNumber: string;
}

export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: AnalyticsContext & AnalyticsEvents[Name] & { readonly event: Name };
}[AnalyticsEventName];

/** Facts that leave the browser, by event; a field that is not here stays (STATE-019). */
export const analyticsFields = {
  pageView: ['path'],
  search: ['term', 'resultCount'],
  suggestionChoice: ['term', 'kind'],
  productView: ['skuNumber', 'price', 'findingMethod'],
  addToCart: ['skuNumber', 'quantity', 'price'],
  checkoutStep: ['step'],
  purchase: ['orderId', 'total', 'currency', 'skuNumbers'],
  storeSet: ['storeSet'],
  addVehicle: ['vehicleId', 'source'],
  contactClick: ['option'],
  login: ['method', 'flow'],
  signOut: [],
  completeAccountPopup: [],
  jsError: ['message'],
  largestPaint: ['ms'],
  interactionDelay: ['ms'],
} as const satisfies { readonly [Name in AnalyticsEventName]: readonly (keyof AnalyticsEvents[Name])[] };

/** An email within a text, as somebody typed it or an error quotes it. */
const EMAIL = /[^@]@[^@]/;
const LONGEST = 500;

/** A text without emails, cut to 500 characters. Part numbers are often as long as phone numbers, and stay. */
export const withoutPersonal = (text: string): string =>
  text.slice(0, LONGEST).replace(/\S+/g, (word) => (EMAIL.test(word) ? '[removed]' : word));

/** Fields whose texts people write. */
export const TYPED_FIELDS: readonly string[] = ['term', 'message', 'path'];
