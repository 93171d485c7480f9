import { br } from './locals/br.ts';
import { mx } from './locals/mx.ts';
import { us } from './locals/us.ts';
import type { StoreChoice } from './store.ts';
import type { Picks } from './vehicle.ts';

/** What a shopper of one market types and reads: the one table of journeys that several markets have. */
export interface Local {
  /** Has `cleaner` and `fluid`, which suit every vehicle. */
  readonly store: StoreChoice;
  /** What the list of stores near the store's place counts. */
  readonly storesNear: RegExp;
  readonly storePhone: string;
  /** First name of the demonstration's people. */
  readonly person: string;
  /** The first category. */
  readonly parts: string;
  readonly cleaner: string;
  /** What is bought in its place once other journeys have bought it all; as cheap, for every vehicle. */
  readonly alike: readonly string[];
  readonly fluid: string;
  readonly vehicle: { readonly picks: Picks; readonly name: string; readonly model: string };
  readonly make: string;
  /** Of a vehicle that the market's tables know; none where VINs are not read. */
  readonly vin?: { readonly typed: string; readonly vehicle: string };
  /** Words of the search, as locals type them, with the shelf's word for what they find. */
  readonly searches: readonly (readonly [typed: string, found: RegExp])[];
  /** What is typed, how the first suggestion begins, and a word of what it finds. */
  readonly suggestion: { readonly asked: string; readonly shown: RegExp; readonly result: RegExp };
  readonly brakes: { readonly word: string; readonly shelf: string; readonly part: RegExp };
  readonly phone: { readonly digits: string; readonly shown: string };
  readonly fiscalId?: string;
  /** Number of a company, where its invoices ask for more than those of a person. */
  readonly company?: string;
  /** Of the account, and as the checkout shows them; the second one is typed by hand, by the name of its field. */
  readonly home: LocalAddress;
  readonly work: LocalAddress;
  readonly typed: Readonly<Record<string, string>>;
  /** Another state than that of its postal code: what is said of it, and of what was typed. */
  readonly misplaced: { readonly state: string; readonly suggested: string; readonly entered: string };
  /** A street whose kind is mistyped, and how it is mended. */
  readonly misspelt: { readonly street: string; readonly mended: string };
  /** A postal code and the fields that it fills. */
  readonly filled: { readonly postalCode: string; readonly fields: Readonly<Record<string, string>> };
  /** A postal code of which only the state is known, and the market's way to pay without a card; none where all pay by card. */
  readonly unknown?: { readonly postalCode: string; readonly payBy: 'oxxo' | 'pix' };
  /** Wrong input of the checkout's contact, and what is said of it. */
  readonly wrong: readonly { readonly name: string; readonly typed: string; readonly says: string }[];
  /** From which amount on a card pays in parts, and how parts and total are written; none where nobody does. */
  readonly instalments?: {
    readonly least: number;
    readonly label: string;
    readonly first: RegExp;
    readonly total: RegExp;
  };
  /** How the market writes money, days, words and what is short. */
  readonly written: {
    readonly nothing: string;
    readonly search: string;
    readonly footer: string;
    readonly price: RegExp;
    readonly day: RegExp;
    readonly delivered: string;
    /** What a cart lacks to be delivered for nothing. */
    readonly toFree: RegExp;
    readonly shortPhone: string;
  };
  readonly promo: {
    readonly code: string;
    /** What is bought in place of `fluid`, where that is worth too little. */
    readonly part?: string;
    readonly least: number;
    readonly saves: number;
    readonly amount: string;
  };
  readonly coupon: string;
  /** A word that one of several rebates has. */
  readonly rebate: string;
  readonly deal: { readonly title: string };
  readonly faq: { readonly word: string; readonly question: string; readonly other: string };
  /** What returns and services are headed by, and pages of help. */
  readonly landing: {
    readonly returns: string;
    readonly services: string;
    readonly paths: readonly string[];
  };
  readonly receiptStore: string;
  readonly guide: string;
  readonly service: { readonly cost: string; readonly shown: string; readonly mileage: string };
  readonly question: string;
  /** Money of the account. */
  readonly amount: RegExp;
  /** Sentences of the server. */
  readonly says: {
    readonly dealChanged: string;
    /** Of a code of nothing but zeros. */
    readonly placeUnknown: string;
    readonly wrongPassword: string;
    readonly emailTaken: string;
    readonly linkExpired: string;
    readonly passwordsDiffer: string;
    readonly promoUnknown: string;
  };
  /** Names the strip of the rewards pilot. */
  readonly pilot: string;
  readonly credits: RegExp;
  readonly nothing: string;
}

export interface LocalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

const locals: Readonly<Record<string, Local>> = { us, mx, br };

/** @throws RangeError for a market that nobody has written down */
export function localOf(market: string): Local {
  const local = locals[market];
  if (!local) throw new RangeError(`support/locals.ts has no market '${market}'.`);
  return local;
}

/** These digits, with whatever a form puts between them. */
export const loosely = (digits: string): RegExp => new RegExp([...digits].join('\\D*'));

/** Where a contact needs one. */
export const fiscalIdOf = (market: string): { fiscalId?: string } => {
  const { fiscalId } = localOf(market);
  return fiscalId === undefined ? {} : { fiscalId };
};
