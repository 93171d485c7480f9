export interface ListAddress {
  /** The list that is open; all of them without it. */
  readonly listId?: string;
  /** Parts that a list is chosen for. */
  readonly skuNumbers: readonly string[];
}

const PATH = '/user/myLists';

/** The page of all lists, of one, or of all to put parts on one (PLUS-068). */
export function listsPath({ listId, skuNumbers = [] }: Partial<ListAddress> = {}): string {
  if (listId !== undefined) return `${PATH}?${new URLSearchParams({ list: listId })}`;
  return skuNumbers.length > 0 ? `${PATH}?skuNumbers=${skuNumbers.join(',')}` : PATH;
}
