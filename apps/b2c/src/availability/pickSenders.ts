export interface Picked {
  readonly siteId: number;
  readonly count: number;
}

/**
 * From which warehouses so many pieces leave: one alone when one has them all, the nearest such; else as few
 * parcels as possible, the fullest warehouse first.
 * @param siteIds nearest first
 * @returns undefined when all of them together have too few
 */
export function pickSenders(
  siteIds: readonly number[],
  onHand: (siteId: number) => number,
  quantity: number,
): readonly Picked[] | undefined {
  const alone = siteIds.find((siteId) => onHand(siteId) >= quantity);
  if (alone !== undefined) return [{ siteId: alone, count: quantity }];
  const picked: Picked[] = [];
  let missing = quantity;
  // A stable sort: of equally full ones the nearest stays first.
  for (const siteId of siteIds.toSorted((a, b) => onHand(b) - onHand(a))) {
    const count = Math.min(missing, onHand(siteId));
    if (count === 0) break;
    picked.push({ siteId, count });
    missing -= count;
  }
  return missing === 0 ? picked : undefined;
}
