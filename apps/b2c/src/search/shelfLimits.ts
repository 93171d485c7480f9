import type { Taxonomy } from '../catalog/taxonomy.ts';
import { anyOf, both, noBits, setBit, type Bits } from './bits.ts';
import { rowOf } from './packedShelf.ts';
import type { ShelfIndex } from './shelfIndex.ts';
import type { ShelfLimits } from '../ports/searchPort.ts';

/** Cuts the rows of an index down to what the limits allow. */
export function limitsOf(taxonomy: Taxonomy, limits: ShelfLimits): (index: ShelfIndex, rows: Bits) => Bits {
  const groups = groupsOf(taxonomy, limits);
  const places = (limits.positions ?? []).map((asked) =>
    idsOf(taxonomy, 'position', (value) => coversPosition(value, asked)),
  );
  const { partIds } = limits;
  return (index, rows) => {
    // A type whose parts have no position is not asked for one: the gasket beside the rear sensor.
    const isPlaced = hasPlaces(taxonomy, index);
    const cuts = [...groups, ...(isPlaced ? places : [])].map((ids) =>
      anyOf(
        index.count,
        ids.map((id) => index.valueBits.get(id)),
      ),
    );
    if (partIds) cuts.push(rowsOfParts(index, partIds));
    return cuts.reduce(both, rows);
  };
}

/** Whether parts of a type say themselves where they belong. */
export const hasPlaces = (taxonomy: Taxonomy, index: ShelfIndex): boolean =>
  (taxonomy.valuesByAttribute.get('position') ?? []).some(({ id }) => index.valueBits.has(id));

function groupsOf(taxonomy: Taxonomy, limits: ShelfLimits): (readonly number[])[] {
  const groups = [...(limits.valueGroups ?? [])];
  const brands = new Set((limits.brandIds ?? []).map((id) => taxonomy.brandById.get(id)?.slug));
  if (brands.size) groups.push(idsOf(taxonomy, 'brand', (value) => brands.has(value)));
  return groups;
}

const idsOf = (taxonomy: Taxonomy, attribute: string, holds: (value: string) => boolean): number[] =>
  (taxonomy.valuesByAttribute.get(attribute) ?? []).filter(({ value }) => holds(value)).map(({ id }) => id);

function rowsOfParts(index: ShelfIndex, partIds: readonly number[]): Bits {
  const rows = noBits(index.count);
  for (const id of partIds) {
    const row = rowOf(index, id);
    if (row >= 0) setBit(rows, row);
  }
  return rows;
}

/** 'frontLeft' lies at the front and on the left. */
export const coversPosition = (value: string, asked: string) =>
  value === asked || (asked !== '' && value.toLowerCase().includes(asked.toLowerCase()));
