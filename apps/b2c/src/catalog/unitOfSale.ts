import type { Text } from '../messages/index.ts';

/** What the price of a part is for, as its attributes say; a catalogue of an older seed counts the pieces of a set only. */
export interface UnitOfSale {
  readonly sold?: unknown;
  readonly soldOf?: unknown;
  readonly pieces?: unknown;
}

/** How many pieces come as one. */
export const piecesOf = ({ soldOf, pieces }: UnitOfSale): number => Number(soldOf ?? pieces ?? 1);

/** 'set of 4', 'pair'; null for a single piece. */
export function unitText(text: Text, unit: UnitOfSale): string | null {
  const pieces = piecesOf(unit);
  // A query answers null for what the attributes lack.
  const sold = unit.sold ?? (pieces > 1 ? 'set' : null);
  if (sold === null) return null;
  return sold === 'set' && pieces > 1
    ? text('catalog.setOf', { n: pieces })
    : text('catalog.unit', { unit: String(sold) });
}

/** The attributes of `UnitOfSale`, for a query in which the part is `p`. */
export const unitOfSaleSql = `jsonb_build_object('sold', p.attributes->'sold', 'soldOf', p.attributes->'soldOf',
  'pieces', p.attributes->'pieces')`;
