import type { TaxDocument } from '@driveline/validation';
import type { AddressSchema, Phone, PostalCode, State } from './address.ts';
import type { FiscalId, Payments } from './payments.ts';

/** ISO 3166-1 alpha-2 country that a market sells to (CONF-006). */
export type Country = {
  readonly code: string;
  /** @deprecated Nothing reads it. It goes with 0.3.0. */
  readonly nameKey?: string;
  /** First digits of its postal codes, where a market holds several countries (CONF-007). */
  readonly postalPrefixes?: readonly string[];
  /** Code in `Market.states` that stands for the whole country, as PR. */
  readonly stateCode?: string;
};

export type Currency = {
  /** ISO 4217. */
  readonly code: string;
  /** Digits after the decimal sign: 2 for cents. */
  readonly minorDigits: number;
  readonly sign: string;
  /** Behind the totals of cart, checkout and confirmation, with its space (CONF-004). */
  readonly totalsSuffix?: string;
};

export type LogoSize = { readonly width: number; readonly height: number };

/** Pixels of the logo's slots (CONST-014). */
export type Logo = {
  readonly variant: 'full' | 'regional';
  readonly desktop: LogoSize;
  /** Tablet headers and the sticky header (CONF-023). */
  readonly medium: LogoSize;
  readonly mobile: LogoSize;
};

/** A kind that a config flag may swap for another one (CONF-011). */
export type Switched<Kind extends string> = {
  readonly kind: Kind;
  readonly flag?: { readonly name: string; readonly kindWithFlag: Kind };
};

export type Header = Switched<'full' | 'simple'> & {
  readonly showsSignIn: boolean;
  /** Row under the header with vehicle chip and category links; the simple kind never has it. */
  readonly showsContextRow: boolean;
  readonly showsPromoStrip: boolean;
};

export type CheckoutGeneration = 'v1' | 'v2' | 'v3';

export type Checkout = {
  /** Off turns the market into a catalogue without sales (CONF-021). */
  readonly enabled: boolean;
  /** Config flags in order of precedence; the first that is on decides (CONF-031). */
  readonly generationFlags: readonly { readonly flag: string; readonly generation: CheckoutGeneration }[];
  readonly defaultGeneration: CheckoutGeneration;
  /** No sign-in step before checkout. */
  readonly guestOnly: boolean;
  /** Security seal in the checkout footer (CONF-020). */
  readonly showsSeal: boolean;
  /** Start values of the two checkboxes of CART-030. */
  readonly subscriptions: { readonly promoAndSpecialEvents: boolean; readonly textMessage: boolean };
};

/** Level of the vehicle picker (PLUS-007). */
export type VehicleLevel = 'year' | 'make' | 'model' | 'version' | 'engine';

/** What a license plate of the market looks like. */
export type PlateFormat = {
  /** `#` stands for a digit, `A` for a letter; other signs may be left out: `AAA-####`. */
  readonly formats: readonly string[];
  /** One of each format, as hints and error texts quote them. */
  readonly examples: readonly string[];
};

export type Contact = {
  /**
   * Number by which the shop answers on WhatsApp, with its country, digits only: `5511912345678`. Pages that help a shopper
   * link to it. Shipped records have none, as it would be somebody else's.
   */
  readonly whatsApp?: string;
};

export type VehiclePicker = {
  readonly levels: readonly VehicleLevel[];
  /**
   * Vehicles are found by their license plate too: the server's `plates` port knows them. Without it nothing asks for a
   * plate.
   */
  readonly plate?: PlateFormat;
};

export type Stores = {
  /** Assumed until a shopper chooses one (VEHST-032, VEHST-039); none in Brazil. */
  readonly defaultStoreNumber?: string;
  /** Countries and territories that a store search asks for (VEHST-027). */
  readonly searchCountries: readonly string[];
  /** A store of another country is ignored (VEHST-038). */
  readonly ignoresForeignStores: boolean;
  /** Append `address2` to the displayed address (CONF-015). */
  readonly showsAddress2: boolean;
};

export type Search = {
  /** Characters from which type-ahead asks the server (CONST-018). */
  readonly minLength: number;
  /** The same for text that holds a digit. */
  readonly minLengthWithDigit: number;
  /** Kept in search text beside letters, digits and space (VALID-025). */
  readonly extraCharacters: string;
};

/** What gift cards may be bought for, in minor units of the market's currency (CART-055). */
export type GiftCardSale = {
  /** Offered at a press, ascending. */
  readonly amountsMinor: readonly number[];
  readonly minMinor: number;
  /** The most for one card, which bounds what a stolen bank card is worth here. */
  readonly maxMinor: number;
};

export type LegalLink = { readonly labelKey: string; readonly href: string };

/** One fixed review for structured data (CONF-018). */
export type SampleReview = { readonly author: string; readonly rating: number; readonly text: string };

/** A language that a market speaks besides its own, at addresses of its own. */
export type MarketLocale = {
  /** First part of its addresses: `es` for `/es/cart`. */
  readonly prefix: string;
  /** BCP 47 tag. */
  readonly locale: string;
  /** Language alone, as `es`. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  /** Value of `hreflang` in links between markets and languages (PLUS-028). */
  readonly hreflang: string;
  /** What it calls the market's states, by code, where these differ. */
  readonly stateNames?: Readonly<Record<string, string>>;
  /** As the market's `timeZoneNames`. */
  readonly timeZoneNames?: Readonly<Record<string, string>>;
  /** How it writes the time of day, where this is not the market's `units.timeFormat`. */
  readonly timeFormat?: '12h' | '24h';
};

/**
 * Everything in which one market differs from another. A record is plain JSON: a team adds a market by
 * writing one, and the server may hand it to the browser as data. Code asks a field and never compares
 * a locale or a country.
 */
export type Market = {
  /** Short name in hosts, the `MARKET` environment value and the `X-Market` header. */
  readonly code: string;
  /** BCP 47 tag of the language at its root; `<html lang>`, number and date formats. */
  readonly locale: string;
  /** Language alone, as `es`. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  /** Value of `hreflang` in links between markets and languages (PLUS-028). */
  readonly hreflang: string;
  /** The market's own locale, where this is the market in another of its languages (`inLocale`). */
  readonly defaultLocale?: string;
  /** Languages under a prefix of their own. Slugs, prices and rules are the same in each. */
  readonly otherLocales?: readonly MarketLocale[];
  /** @deprecated Nothing reads it. It goes with 0.3.0. */
  readonly nameKey?: string;
  /** IANA zone for times that belong to no store. */
  readonly timeZone: string;
  /**
   * Zones in which its day begins first and ends last, where these are others: a shopper who writes down today is not
   * told that it is the future, and a day that was promised is over when it is over everywhere.
   */
  readonly otherTimeZones?: readonly string[];
  /** What its language calls the clock of a zone, where Intl says it otherwise than people do: 'hora del centro'. */
  readonly timeZoneNames?: Readonly<Record<string, string>>;
  readonly currency: Currency;
  /** The first is the main one. */
  readonly countries: readonly Country[];
  /** `country` of product calls and partner image paths (CONF-006, CONF-019). */
  readonly productCountry: string;
  readonly logo: Logo;
  readonly header: Header;
  readonly footer: Switched<'full' | 'legacy'>;
  readonly menu: { readonly source: 'sections' | 'topNav' };
  readonly checkout: Checkout;
  readonly payments: Payments;
  readonly taxes: {
    readonly shown: 'added' | 'included';
    /** @deprecated The server names each tax. It goes with 0.3.0. */
    readonly lineLabelKey?: string;
  };
  /** A tax number of each order, invoiced or not. */
  readonly fiscalId?: FiscalId;
  /** The tax document that a shopper may ask for (PLUS-058). Without one a receipt is all there is. */
  readonly taxDocument?: TaxDocument;
  readonly address: AddressSchema;
  readonly states: readonly State[];
  readonly postalCode: PostalCode;
  readonly phone: Phone;
  /** Ways to reach the shop that are a market's own; the phone is the brand's. */
  readonly contact?: Contact;
  readonly vehiclePicker: VehiclePicker;
  readonly stores: Stores;
  readonly units: {
    readonly distance: 'mi' | 'km';
    /** Inches, quarts, pounds and °F, or millimetres, litres, kilograms and °C, which is the default. */
    readonly measures?: 'us' | 'metric';
    readonly timeFormat: '12h' | '24h';
    /** Order of the numeric date: `MM/DD/YYYY`, `DD/MM/YYYY`. */
    readonly dateFormat: string;
  };
  readonly search: Search;
  /**
   * `path` is where gift-card routes and search terms lead (CONF-016, SHELL-024). Without `sale` the page says that
   * none are on sale.
   */
  readonly giftCards: { readonly shown: boolean; readonly path: string; readonly sale?: GiftCardSale };
  /** Guests may open the account modal where the store offers pickup (CONF-017). */
  readonly bopusGuestAccountModal: boolean;
  /** What the market does without; each is there unless it says `false`. */
  readonly features?: {
    /** Member cards, credits and what they are spent on. */
    readonly rewards?: boolean;
  };
  /** Users of only a rewards account get a header and footer of their own (SHELL-004). */
  readonly wrapsStandaloneUsers: boolean;
  /** Contact tab at the edge of the page (CONTENT-003). */
  readonly showsContactTab: boolean;
  /** Names under `/lp/` that only this market answers (CONF-014). */
  readonly ownLandingPages: readonly string[];
  readonly legalLinks: readonly LegalLink[];
  /** Ships empty: search engines may take sample reviews for invented ones (CONF-018). */
  readonly sampleReviews: readonly SampleReview[];
};
