import { QUANTITY_MAX } from '@driveline/validation';

/** What a link holds: more would be cut by chats and mail programs, and each part is a call. */
export const MOST_SHARED = 50;

export interface SharedPart {
  readonly skuNumber: string;
  readonly quantity: number;
}

type Lines = readonly { readonly skuNumber: string; readonly itemQuantity: number }[];

/** The page of a link that shares a cart or a saved list: the link states all it holds (PLUS-068). */
export const sharedPath = (lines: Lines): string => {
  const parts = joined(lines.map(({ skuNumber, itemQuantity: quantity }) => ({ skuNumber, quantity })));
  const stated = parts.map(({ skuNumber, quantity }) => `${skuNumber}:${quantity}`);
  return stated.length > 0 ? `/cart/shared?parts=${stated.join(',')}` : '/cart/shared';
};

/** Whether a link holds all of them. */
export const isAllShared = (lines: Lines): boolean =>
  new Set(lines.map(({ skuNumber }) => skuNumber)).size <= MOST_SHARED;

/**
 * What such a link holds: the first 50 parts, each once with all its pieces, no more than a cart takes. An entry that
 * is no part number, or whose quantity is none of a line, is left out; without a quantity it is one piece.
 */
export function sharedParts(search: URLSearchParams): SharedPart[] {
  const entries = search.getAll('parts').flatMap((parts) => parts.split(','));
  return joined(
    entries.flatMap((entry) => {
      const [, skuNumber, quantity = '1'] = /^\s*(\d{1,9})(?::(\d{1,2}))?\s*$/.exec(entry) ?? [];
      return skuNumber && Number(quantity) > 0 ? [{ skuNumber, quantity: Number(quantity) }] : [];
    }),
  );
}

function joined(parts: readonly SharedPart[]): SharedPart[] {
  const pieces = new Map<string, number>();
  for (const { skuNumber, quantity } of parts) {
    pieces.set(skuNumber, Math.min(QUANTITY_MAX, (pieces.get(skuNumber) ?? 0) + quantity));
  }
  return [...pieces].slice(0, MOST_SHARED).map(([skuNumber, quantity]) => ({ skuNumber, quantity }));
}
