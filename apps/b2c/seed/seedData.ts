import type { Localized } from '../src/messages/localized.ts';
import { readData } from '../src/markets/seedFiles.ts';

export interface PartTypeSeed {
  code: string;
  category: string;
  /** Line drawing (PLUS-029). */
  family: string;
  fit: 'vehicle' | 'universal';
  layout: 'row' | 'grid';
  plural: Localized;
  singular: Localized;
  /** Grammatical gender and number of the singular, for positions: m, f, mp, fp. */
  gender: Localized;
  synonyms: Localized<readonly string[]>;
  /** Attribute to the values of this type; null takes the attribute's own. */
  attributes: Record<string, number[] | null>;
  positions: string[];
  priceUsd: [number, number];
  coreUsd: [number, number] | null;
  /** Per application: 2 rotors an axle (PLUS-015). */
  quantity: number;
  grams: number;
  /** Popular vehicles get a full shelf of it. */
  hero: boolean;
  /** Its parts fit several classes of popular vehicles. */
  shared?: boolean;
  /** Only vehicles of these classes have it. */
  groups?: string[];
  /** Belongs to an engine that burns something, whichever it is. */
  burns?: boolean;
  byEngine: boolean;
  hazmat: boolean;
  /** What may have to be asked before it fits (PLUS-003). */
  question: string | null;
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
  labels: Localized;
  /** Of what is counted: its words by locale and plural rule of the language, '{n} pistons'. */
  counted?: Localized<CountedWords>;
  unit: string | null;
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
