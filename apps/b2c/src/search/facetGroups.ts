import type { Taxonomy } from '../catalog/taxonomy.ts';
import { anyOf, without, type Bits } from './bits.ts';
import type { ShelfStock, TypeStock } from './facets.ts';
import { ratingSteps, type ShelfIndex } from './shelfIndex.ts';
import { stockBits } from './siteStock.ts';
import type { ShelfFilters } from '../ports/searchPort.ts';

export const getValues = ['today', 'tomorrow', 'ship'] as const;

export interface FacetOption {
  value: string;
  /** Rows of one type's index that have it; undefined for none. */
  bits: (index: ShelfIndex) => Bits | undefined;
}

export interface FacetGroup {
  id: string;
  options: readonly FacetOption[];
}

export interface GroupInput {
  taxonomy: Taxonomy;
  indexes: readonly ShelfIndex[];
  filters: ShelfFilters;
  stock: ShelfStock | undefined;
}

/** Facets in the order of the shelf: where to get it, type, position, the type's attributes, brand, rating. */
export function facetGroups({ taxonomy, indexes, filters, stock }: GroupInput): FacetGroup[] {
  const filled = indexes.filter(({ count }) => count > 0);
  const [only] = filled;
  const attributes =
    filled.length === 1 && only
      ? (taxonomy.typeById.get(only.typeId)?.attributes.map(({ id }) => id) ?? [])
      : [];
  const ofCatalog = catalogOptions(taxonomy);
  return [
    { id: 'get', options: stock ? getOptions(stock) : [] },
    {
      id: 'type',
      options: filled.length > 1 || filters['type'] ? typeOptions(taxonomy, filled, filters['type']) : [],
    },
    ...['position', ...attributes, 'brand'].map((id) => ({ id, options: ofCatalog.get(id) ?? [] })),
    { id: 'rating', options: ratingOptions },
  ];
}

const known = new WeakMap<Taxonomy, ReadonlyMap<string, readonly FacetOption[]>>();

/** The values of every attribute in their order, made once for a taxonomy. */
function catalogOptions(taxonomy: Taxonomy): ReadonlyMap<string, readonly FacetOption[]> {
  let options = known.get(taxonomy);
  if (!options) {
    const byAttribute = new Map<string, FacetOption[]>();
    for (const { id, attribute, value } of [...taxonomy.valueById.values()].sort((a, b) => a.sort - b.sort)) {
      const list = byAttribute.get(attribute) ?? [];
      list.push({ value, bits: (index) => index.valueBits.get(id) });
      byAttribute.set(attribute, list);
    }
    options = byAttribute;
    known.set(taxonomy, options);
  }
  return options;
}

function typeOptions(
  taxonomy: Taxonomy,
  indexes: readonly ShelfIndex[],
  chosen: readonly string[] = [],
): FacetOption[] {
  const listed = new Set(indexes.map(({ typeId }) => typeId));
  return taxonomy.types
    .filter(({ id, code }) => listed.has(id) || chosen.includes(code))
    .map(({ id, code }) => ({ value: code, bits: (index) => (index.typeId === id ? index.all : undefined) }));
}

const ratingOptions: readonly FacetOption[] = ratingSteps.map((step, i) => ({
  value: String(step),
  bits: (index) => index.ratingBits[i],
}));

function getOptions(stock: ShelfStock): FacetOption[] {
  const bitsOf = (index: ShelfIndex, where: keyof TypeStock) => {
    const own = stock.get(index.typeId);
    return own && stockBits(index, own[where]);
  };
  const bits = {
    today: (index: ShelfIndex) => bitsOf(index, 'today'),
    tomorrow: (index: ShelfIndex) => anyOf(index.count, [bitsOf(index, 'today'), bitsOf(index, 'tomorrow')]),
    ship: (index: ShelfIndex) => {
      const inStock = bitsOf(index, 'ship');
      const unsent = stock.get(index.typeId)?.unsent.length ? bitsOf(index, 'unsent') : undefined;
      return inStock && unsent ? without(inStock, unsent) : inStock;
    },
  };
  return getValues.map((value) => ({ value, bits: bits[value] }));
}
