import { toDecimal } from '@driveline/api';
import type { Facet } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { textOf, type MessageId } from '../messages/index.ts';
import { amountText } from '../messages/moneyText.ts';
import { localized } from '../messages/localized.ts';
import { valueText, type Taxonomy } from '../catalog/taxonomy.ts';
import type { FacetCount, PriceBounds, Shelf } from '../ports/searchPort.ts';

export interface FacetWireInput {
  market: Market;
  taxonomy: Taxonomy;
  shelf: Shelf;
  price: PriceBounds;
  /** Whether only what fits is listed; undefined without a vehicle. */
  fitsOnly: boolean | undefined;
}

/** Facets in the order of the rail; price is two bounds, fit a switch (PLUS-010). */
export function toFacets({ market, taxonomy, shelf, price, fitsOnly }: FacetWireInput): Facet[] {
  const { groups, priceRange } = shelf.facets;
  const facets = groups.map((group): Facet => wordGroup(market, taxonomy, group));
  const beforeBrand = facets.findIndex(({ id }) => id === 'brand');
  if (priceRange) facets.splice(beforeBrand + 1, 0, priceFacet(market, priceRange, price));
  return fitsOnly === undefined ? facets : [fitFacet(shelf, fitsOnly), ...facets];
}

/** A switch, which the page words. */
function fitFacet({ fitCount, questionCount }: Shelf, selected: boolean): Facet {
  const values = [{ value: 'yes', label: '', count: fitCount + questionCount, selected }];
  return { id: 'fit', label: '', kind: 'switch', promoted: false, values };
}

function priceFacet(market: Market, range: { min: number; max: number }, chosen: PriceBounds): Facet {
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  const bound = (limit: number, own: number | undefined) => ({
    value: String(major(own ?? limit)),
    label: amountText(market, limit),
    count: 0,
    selected: own !== undefined,
  });
  return {
    id: 'price',
    label: textOf(market)('catalog.price'),
    kind: 'range',
    promoted: false,
    values: [bound(range.min, chosen.min), bound(range.max, chosen.max)],
  };
}

function wordGroup(market: Market, taxonomy: Taxonomy, { id, values }: FacetCount): Facet {
  const { label, word } = wordsOf(market, taxonomy, id);
  return {
    id,
    label,
    kind: 'value',
    promoted: id === 'get' || id === 'position' || id === 'type',
    values: values.map((entry) => ({ ...entry, label: word(entry.value) })),
  };
}

interface GroupWords {
  label: string;
  word: (value: string) => string;
}

const known = new WeakMap<Taxonomy, Map<string, GroupWords>>();

/** A facet's words in a market's language: found among all types and values of the catalogue once for a taxonomy. */
function wordsOf(market: Market, taxonomy: Taxonomy, id: string): GroupWords {
  let groups = known.get(taxonomy);
  if (!groups) known.set(taxonomy, (groups = new Map()));
  const key = `${market.locale} ${id}`;
  let words = groups.get(key);
  if (!words) {
    words = { label: groupLabel(market, taxonomy, id), word: valueWords(market, taxonomy, id) };
    groups.set(key, words);
  }
  return words;
}

const ownLabels: Readonly<Record<string, MessageId>> = {
  brand: 'catalog.brand',
  position: 'catalog.position',
  type: 'catalog.type',
  rating: 'catalog.rating',
  get: 'catalog.get',
};

function groupLabel(market: Market, taxonomy: Taxonomy, id: string): string {
  const own = ownLabels[id];
  return own ? textOf(market)(own) : (attributesOf(taxonomy, market).get(id)?.label ?? id);
}

interface AttributeWords {
  label: string;
  /** By value. */
  names: Map<string, string>;
}

const worded = new WeakMap<Taxonomy, Map<string, ReadonlyMap<string, AttributeWords>>>();

/** Every attribute in the market's words, read once for a taxonomy. */
function attributesOf(taxonomy: Taxonomy, market: Market): ReadonlyMap<string, AttributeWords> {
  const byLocale = worded.get(taxonomy) ?? new Map<string, ReadonlyMap<string, AttributeWords>>();
  worded.set(taxonomy, byLocale);
  const known = byLocale.get(market.locale) ?? wordAttributes(taxonomy, market);
  byLocale.set(market.locale, known);
  return known;
}

function wordAttributes(taxonomy: Taxonomy, market: Market): ReadonlyMap<string, AttributeWords> {
  const words = new Map<string, AttributeWords>();
  const of = (id: string) => words.get(id) ?? words.set(id, { label: id, names: new Map() }).get(id)!;
  for (const { attributes } of taxonomy.types.toReversed()) {
    for (const { id, labels } of attributes) of(id).label = localized(labels, market);
  }
  for (const value of taxonomy.valueById.values()) {
    of(value.attribute).names.set(value.value, valueText(market, value));
  }
  return words;
}

function valueWords(market: Market, taxonomy: Taxonomy, id: string): (value: string) => string {
  const text = textOf(market);
  if (id === 'rating') return (n) => text('catalog.ratingUp', { n: Number(n).toLocaleString(market.locale) });
  if (id === 'get') {
    const ways: Readonly<Record<string, MessageId>> = {
      today: 'catalog.getToday',
      tomorrow: 'catalog.getTomorrow',
      ship: 'catalog.getShip',
    };
    return (value) => (ways[value] ? text(ways[value]) : '');
  }
  if (id === 'type') {
    return (value) => {
      const type = taxonomy.types.find(({ code }) => code === value);
      return type ? localized(type.names, market) : '';
    };
  }
  const names = attributesOf(taxonomy, market).get(id)?.names;
  return (value) => names?.get(value) ?? value;
}
