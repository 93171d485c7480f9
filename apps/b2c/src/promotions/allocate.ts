export interface Share {
  readonly id: string;
  /** The most that may be taken from it; the amount is spread in proportion to it. */
  readonly minor: number;
}

/**
 * Spreads an amount over shares in proportion to their size, without losing or inventing a minor unit: what
 * rounding down leaves goes, one unit each, to the largest remainders, ties by id. The order of the shares does not matter.
 * @param amountMinor integer, at least 0; more than the shares hold together is cut to that
 * @returns a part for each share, never above it
 */
export function allocate(amountMinor: number, shares: readonly Share[]): Map<string, number> {
  const total = shares.reduce((sum, { minor }) => sum + minor, 0);
  const amount = Math.min(amountMinor, total);
  if (amount <= 0) return new Map(shares.map(({ id }) => [id, 0]));
  const parts = shares.map(({ id, minor }) => {
    // Products of two amounts pass 2^53; whole numbers of any size do not round.
    const product = BigInt(amount) * BigInt(minor);
    return { id, part: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) };
  });
  let left = amount - parts.reduce((sum, { part }) => sum + part, 0);
  const inTurn = parts.toSorted((a, b) => b.rest - a.rest || (a.id < b.id ? -1 : 1));
  return new Map(inTurn.map(({ id, part }) => [id, left-- > 0 ? part + 1 : part]));
}
