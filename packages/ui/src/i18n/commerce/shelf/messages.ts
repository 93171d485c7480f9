/** Shelves and search results. */
export interface ShelfStrings {
  /** `vehicle` is absent without a saved vehicle. */
  fitCount: (count: number, vehicle?: string) => string;
  questionCount: (count: number) => string;
  itemCount: (count: number) => string;
  filters: string;
  apply: string;
  showResults: (count: number) => string;
  clearAll: string;
  removeFilter: (label: string) => string;
  applied: string;
  onlyFits: string;
  onlyFitsWithoutVehicle: string;
  showMoreValues: (count: number) => string;
  minimum: string;
  maximum: string;
  promoted: string;
  sort: string;
  sortOrder: Record<'relevance' | 'priceUp' | 'priceDown' | 'rating', string>;
  progress: (count: number, total: number) => string;
  showMore: (count: number) => string;
  emptyTitle: string;
  emptyFiltered: string;
  emptySearch: (term: string) => string;
  emptyFit: (vehicle: string, term?: string) => string;
  showUnfit: string;
  didYouMean: string;
  emptyHints: readonly string[];
  popular: string;
  compare: string;
  /** The box on a part's own page. */
  compareAdd: string;
  compareCount: (count: number) => string;
  compareHint: (most: number) => string;
  compareChosen: (count: number, most: number) => string;
  compareFull: (most: number) => string;
  compareClear: string;
  toList: string;
}
