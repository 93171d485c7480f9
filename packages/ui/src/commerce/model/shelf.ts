export interface FacetValue {
  value: string;
  label: string;
  count: number;
  selected: boolean;
}

export interface Facet {
  id: string;
  label: string;
  /** A list of boxes, two bounds (the first two values), or one yes or no (the first value). */
  kind: 'value' | 'range' | 'switch';
  values: readonly FacetValue[];
}

export type SortOrder = 'relevance' | 'priceUp' | 'priceDown' | 'rating';

/** Parameters that a GET form of a shelf keeps: the search text, the order. */
export type KeptQuery = Readonly<Record<string, string | number | undefined>>;
