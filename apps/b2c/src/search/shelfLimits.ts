import type { Taxonomy } from '../catalog/taxonomy.ts';
import { anyOf, both, noBits, setBit, type Bits } from './bits.ts';
import { rowOf } from './packedShelf.ts';
import type { ShelfIndex } from './shelfIndex.ts';
import type { ShelfLimits } from '../ports/searchPort.ts';

/** Cuts the rows of an index down to what the limits allow. */
export function limitsOf(taxonomy: Taxonomy, limits: ShelfLimits): (index: ShelfIndex, rows: Bits) => Bits {
  const groups = groupsOf(taxonomy, limits);
  const { partIds } = limits;
  return (index, rows) => {
    const cuts = groups.map((ids) =>
      anyOf(
        index.count,
        ids.map((id) => index.valueBits.get(id)),
      ),
    );
    if (partIds) cuts.push(rowsOfParts(index, partIds));
    return cuts.reduce(both, rows);
  };
}

function groupsOf(taxonomy: Taxonomy, limits: ShelfLimits): (readonly number[])[] {
  const groups = [...(limits.valueGroups ?? [])];
  const idsOf = (attribute: string, holds: (value: string) => boolean) =>
    (taxonomy.valuesByAttribute.get(attribute) ?? []).filter(({ value }) => holds(value)).map(({ id }) => id);
  const brands = new Set((limits.brandIds ?? []).map((id) => taxonomy.brandById.get(id)?.slug));
  if (brands.size) groups.push(idsOf('brand', (value) => brands.has(value)));
  for (const position of limits.positions ?? []) {
    groups.push(idsOf('position', (value) => coversPosition(value, position)));
  }
  return groups;
}

function rowsOfParts(index: ShelfIndex, partIds: readonly number[]): Bits {
  const rows = noBits(index.count);
  for (const id of partIds) {
    const row = rowOf(index, id);
    if (row >= 0) setBit(rows, row);
  }
  return rows;
}

/** 'frontLeft' lies at the front and on the left. */
const coversPosition = (value: string, asked: string) =>
  value === asked || (asked !== '' && value.toLowerCase().includes(asked.toLowerCase()));
