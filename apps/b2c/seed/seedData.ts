import type { Localized } from '../src/messages/localized.ts';
import type { MeasureUnit } from '../src/markets/measure.ts';
import { readData } from '../src/markets/seedFiles.ts';

/** Values by attribute. */
export type Facts = Readonly<Record<string, number | string>>;

export interface PartTypeSeed {
  code: string;
  category: string;
  /** Line drawing (PLUS-029). */
  family: string;
  /** A fluid has no lines in the catalogue: its grade is matched to what a vehicle takes. */
  fit: 'vehicle' | 'universal' | 'fluid';
  layout: 'row' | 'grid';
  plural: Localized;
  singular: Localized;
  /** Begins a title where that is not the singular: 'Juego de balatas', with which adjectives agree as with 'balatas'. */
  head?: Localized;
  /** Grammatical gender and number of the singular, for positions: m, f, mp, fp. */
  gender: Localized;
  synonyms: Localized<readonly string[]>;
  /** Attribute to the values of this type, codes of named ones; null takes the attribute's own. */
  attributes: Record<string, (number | string)[] | null>;
  /** Facts that no part has at once: no mineral oil is 0W-20. */
  excludes?: readonly Facts[];
  /** Attributes that a title tells, in this order. */
  told: readonly string[];
  /** The same in a language whose market asks for others. */
  toldIn?: Localized<readonly string[]>;
  positions: string[];
  /** Places that the vehicle gives its parts: a blade of 26 in is the left one here and the right one there. */
  places?: string[];
  /** In the United States, of a standard brand, for a car of middle size, of the usual kind. */
  priceUsd: number;
  /** Deposit on the old part. */
  coreUsd: number | null;
  /** Per application: 2 rotors an axle (PLUS-015), a plug a cylinder. */
  quantity: number | 'cylinders';
  grams: number;
  /** Popular vehicles get a full shelf of it. */
  hero: boolean;
  /** What decides on which vehicles it fits: one of the kinds of `keys.ts`. None for what fits everything. */
  key?: string;
  /** Which vehicles have it at all, by conditions of `keys.ts`. */
  needs?: string[];
  fluid?: FluidSeed;
  /** The attribute that says what its container holds: each market sells the ones that it has. */
  container?: string;
  hazmat: boolean;
  /** What may have to be asked before it fits (PLUS-003). */
  question: string | null;
}

export interface FluidSeed {
  /** Its grade. */
  attribute: string;
  /** How many makers sell each grade in each container; one by default. */
  makers?: number;
  /** To a grade, what each of its makers fills beside it; the last one is that of all makers after it. */
  sorts?: Readonly<Record<string, readonly Facts[]>>;
  /** To the grade that a manual asks for, those that it may allow as well. */
  may: Readonly<Record<string, readonly string[]>>;
}

export interface NamedValue {
  code: string;
  names: Localized;
  /** By locale and gender of the part, where a title says it otherwise: 'Horquilla, nueva'. */
  agreed?: Localized<Readonly<Record<string, string>>>;
}

export type AttributeValue = number | NamedValue;

export type CountedWords = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export interface AttributeSeed {
  id: string;
  /** A workshop's: shown by the professional catalogue alone (STATE-030). */
  pro?: true;
  /** A part has several of its values: codes with spaces between them. A page lists them, and a shelf filters by each. */
  many?: true;
  /** The vehicle decides on it, not the maker of the part; numbers are measured unless they say otherwise. */
  measured?: boolean;
  /** How a value changes the price: the power of its number, or how much its codes cost of the usual one. */
  priced?: number | Readonly<Record<string, number>>;
  labels: Localized;
  /** Of what is counted: its words by locale and plural rule of the language, '{n} pistons'. */
  counted?: Localized<CountedWords>;
  /** How a title says it: 'group {n}', or by the bare number '{v} CCA'. Else as it is, a bare number with its label. */
  titled?: Localized;
  unit: string | null;
  /** How inches of it are written, where a market has inches (`measureText`). */
  inches?: MeasureUnit['inches'];
  values: AttributeValue[];
}

export interface CategorySeed {
  path: string;
  names: Localized;
  family: string;
}

export interface BrandSeed {
  id: number;
  slug: string;
  name: string;
  grade: string;
  prefix: string;
  featured?: boolean;
  /** Category paths, or beginnings of them. */
  sells: string[];
}

export interface RebateSeed {
  market: string;
  /** Slug. */
  brand: string;
  types: string[];
  amountMinor: number;
  /** Days from the day of the seed; a past end shows among the ended ones. */
  startsIn: number;
  endsIn: number;
  regions?: string[];
}

export const readPartTypes = () => readData<PartTypeSeed[]>('part-types.json');
export const readAttributes = () => readData<AttributeSeed[]>('attributes.json');
export const readCategories = () => readData<CategorySeed[]>('categories.json');
/** Code of a part type to those that go with it, the most wanted first. */
export const readAffinities = () => readData<Record<string, string[]>>('affinities.json');
export const readRebates = () => readData<RebateSeed[]>('rebates.json');
export const readBrands = () => readData<BrandSeed[]>('brands.json');
