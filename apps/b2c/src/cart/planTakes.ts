import type { CartGroup, CartLine } from './cartModel.ts';
import { pickSenders } from '../availability/pickSenders.ts';
import type { Fulfilment } from '../availability/fulfilment.ts';

/** Pieces that a line takes from one site. */
export interface Take {
  readonly storeId: number;
  readonly partId: number;
  readonly count: number;
}

export interface TakePlan {
  /** In a fixed order, so that two commits that want the same parts never wait for each other in a ring. */
  readonly takes: readonly Take[];
  readonly byLine: ReadonlyMap<string, readonly Take[]>;
}

/**
 * Where the pieces of every line come from, by what is on hand now.
 * @returns the first line that cannot be served, or the plan
 */
export function planTakes(groups: readonly CartGroup[]): { short: CartLine } | TakePlan {
  const left = new Map<string, number>();
  const byLine = new Map<string, readonly Take[]>();
  for (const { fulfilment, lines } of groups) {
    for (const line of lines) {
      const planned = planLine(line, fulfilment, left);
      if (!planned) return { short: line };
      byLine.set(line.id, planned);
    }
  }
  const takes = [...byLine.values()].flat();
  return { takes: takes.sort((a, b) => a.storeId - b.storeId || a.partId - b.partId), byLine };
}

function planLine(line: CartLine, fulfilment: Fulfilment, left: Map<string, number>): Take[] | undefined {
  const { supply, partId, quantity } = line;
  if (!supply) return undefined;
  const key = (storeId: number) => `${storeId} ${partId}`;
  const at = (storeId: number) => left.get(key(storeId)) ?? supply.onHand.get(storeId) ?? 0;
  const { pickup, nextDay, regular } = supply.sources;
  const picked =
    fulfilment === 'PICKUP'
      ? inTurn(pickup, at, quantity)
      : pickSenders(fulfilment === 'NEXT_DAY' || fulfilment === 'SAME_DAY' ? nextDay : regular, at, quantity);
  for (const { siteId, count } of picked ?? []) left.set(key(siteId), at(siteId) - count);
  return picked?.map(({ siteId, count }) => ({ storeId: siteId, partId, count }));
}

/** The shelf first, then what the van brings. */
function inTurn(siteIds: readonly number[], at: (siteId: number) => number, quantity: number) {
  const picked: { siteId: number; count: number }[] = [];
  let missing = quantity;
  for (const siteId of siteIds) {
    const count = Math.min(missing, at(siteId));
    if (count === 0) continue;
    picked.push({ siteId, count });
    missing -= count;
  }
  return missing === 0 ? picked : undefined;
}
