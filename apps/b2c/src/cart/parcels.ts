import type { CartGroup, CartLine } from './cartModel.ts';
import type { Take } from './planTakes.ts';

/** What leaves one warehouse together. */
export interface Parcel {
  readonly senderId: number | null;
  readonly promisedAt: string | null;
  readonly lines: readonly { readonly line: CartLine; readonly quantity: number }[];
}

/**
 * A shipment as it travels: one parcel for each warehouse, so that a line may lie in two of them. A pickup is
 * always one, as its pieces meet on the store's shelf.
 * @param byLine where the pieces come from; a line that is not planned counts as one parcel's
 */
export function parcelsOf(group: CartGroup, byLine: ReadonlyMap<string, readonly Take[]>): Parcel[] {
  const whole = group.lines.map((line) => ({ line, quantity: line.quantity }));
  const senders = [
    ...new Set(group.lines.flatMap(({ id }) => byLine.get(id)?.map(({ storeId }) => storeId) ?? [])),
  ];
  const isPlanned = group.lines.every(({ id }) => byLine.has(id));
  if (group.fulfilment === 'PICKUP' || senders.length < 2 || !isPlanned) {
    return [
      { senderId: group.site ? null : (senders[0] ?? null), promisedAt: group.promisedAt, lines: whole },
    ];
  }
  return senders.map((senderId) => {
    const lines = group.lines.flatMap((line) => {
      const own = byLine.get(line.id)?.find(({ storeId }) => storeId === senderId);
      return own ? [{ line, quantity: own.count }] : [];
    });
    const dates = lines.map(({ line }) => line.supply?.regularDateFrom(senderId) ?? line.promisedAt);
    return {
      senderId,
      lines,
      promisedAt: dates.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1)).at(-1) ?? null,
    };
  });
}
