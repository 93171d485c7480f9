import type { Address } from '@driveline/api/contract';
import type { PlateVehicle } from '../ports/platePort.ts';

/** Opening hours from Sunday: `[open, close]` in minutes of the day, null when closed. */
export type WeekHours = readonly (readonly [number, number] | null)[];

/** Model of a car with its engine; `years` as `2006-2008,2011`. Empty where nothing is known. */
export type VehicleLine = readonly [
  make: string,
  model: string,
  body: string,
  version: string,
  engine: string,
  years: string,
];

export interface PopularModel {
  readonly make: string;
  readonly model: string;
  /** Years for which every part type that drives sales has a full shelf. */
  readonly hero?: readonly [number, number];
  /** Vehicles that take much the same parts. */
  readonly group: string;
}

/** What the cars of a market are like, where it differs from those of the United States. */
export interface CarTraits {
  /** Batteries are sold by ampere hours, and the case follows from them. */
  readonly batteriesByHours?: boolean;
  /** Small cars came with a clutch and one bulb a lamp, some without air conditioning or ABS. */
  readonly plain?: boolean;
}

export interface StoreSeed {
  /** Digits that no other market's store has. */
  readonly number: string;
  readonly kind: 'store' | 'warehouse';
  readonly street: string;
  readonly address2?: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  /** Sends its parts to stores around it. */
  readonly isHub: boolean;
  /** Number of the hub whose van comes. */
  readonly hub: string | null;
  /** Parts can be picked up there. */
  readonly bopus: boolean;
}

/** Beginning of a postal code, or a whole one, with the place that it means. */
export type PostalPlace = readonly [prefix: string, city: string, region: string, lat: number, lng: number];

/** What a postal code fills of an address. */
export interface PostalAddresses {
  /** Beginnings of codes that lie in one city only, by its name as addresses have it. */
  readonly cities?: Readonly<Record<string, readonly string[]>>;
  /** Districts that an address may choose from, by whole postal code. */
  readonly neighborhoods?: Readonly<Record<string, readonly string[]>>;
  /** The only street of a code, by whole postal code. */
  readonly streets?: Readonly<Record<string, string>>;
}

/** Who bought the samples of a market. Digits of the phone as the market dials them. */
export interface SamplePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly street: string;
}

/** What the shared catalogue is called in a language that does not ship. */
export interface CatalogNames {
  /** By the English form: categories, part types, attributes and their values. What is missing stays in another language. */
  readonly names: Readonly<Record<string, string>>;
  /**
   * Where one English form means several things, by the ids of one of them: `powerSource` is the label of that attribute,
   * `bladeType.beam` its value, `car-wash.plural` a name of that part type. They win over `names`.
   */
  readonly byId?: Readonly<Record<string, string>>;
  /** Grammatical gender and number of a part type's singular, by its code: m, f, mp, fp. Where adjectives follow their noun. */
  readonly genders?: Readonly<Record<string, string>>;
}

/**
 * What fills an empty database for the market: made-up stores and people over the shared catalogue. Everything that reads
 * a file is a function, so that a server that seeds nothing reads none.
 */
export interface MarketSeed {
  readonly vehicles: () => readonly VehicleLine[];
  /** The most wanted first; each is one of `vehicles`. */
  readonly popularModels: () => readonly PopularModel[];
  readonly cars?: CarTraits;
  /**
   * In what fluids are sold: contents by attribute of the catalogue (`oilVolume` and `fluidVolume` in litres, `smallVolume`
   * in millilitres). Without it, in every container that the catalogue has.
   */
  readonly containers?: Readonly<Record<string, readonly number[]>>;
  readonly stores: () => readonly StoreSeed[];
  /** When stores are open, and the few that close earlier. */
  readonly storeHours: { readonly usual: WeekHours; readonly early: WeekHours };
  readonly postalPlaces: () => readonly PostalPlace[];
  readonly postalAddresses?: () => PostalAddresses;
  readonly person: SamplePerson;
  /** By locale, for languages that the catalogue does not have. */
  readonly catalogNames?: () => Readonly<Record<string, CatalogNames>>;
  /** Of the sample rewards card. */
  readonly card?: { readonly phone: string; readonly postalCode: string };
}

/** What the market's sandbox and help desk say until you have your own. */
export interface DemonstrationTerms {
  /** Where the people of the sandbox's wallets live; without one they have no address. */
  readonly walletAddress?: Address;
  /** When somebody is at the help desk; nine to five on workdays without it. */
  readonly deskHours?: WeekHours;
  /** The only plates that the shipped `plates` adapter knows, written as they are sent: `ABC1D23`. */
  readonly plates?: Readonly<Record<string, PlateVehicle>>;
}
