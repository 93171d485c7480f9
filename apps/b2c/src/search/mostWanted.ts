import type { Term } from './dictionary.ts';

/** Part types that most shoppers look for first; of equally wanted ones those that the catalogue lists first. */
export function mostWanted(terms: readonly Term[]): number[] {
  const types = terms.filter(({ kind, typeId }) => kind === 'type' && typeId !== null);
  return types.sort((a, b) => b.weight - a.weight || a.typeId! - b.typeId!).map(({ typeId }) => typeId!);
}
