import { DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import type { Attribute } from '../model/product.ts';

export interface SpecListProps {
  items: readonly Attribute[];
}

/** The part's data sheet, in two columns where there is room. */
export function SpecList({ items }: SpecListProps) {
  return (
    <DefinitionList layout="columns" items={items.map(({ label, value }) => ({ term: label, value }))} />
  );
}
