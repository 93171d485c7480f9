import type { Supply } from '../availability/availabilityFor.ts';
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

/** What a plan reads of a line. */
export interface Taker {
  readonly id: string;
  readonly partId: number;
  readonly quantity: number;
  readonly fulfilment: Fulfilment;
  readonly supply: Pick<Supply, 'onHand' | 'sources'> | undefined;
}

/** The fewer sites a way can take from, the sooner it takes: so all lines are served whenever all of them can be. */
const turns: Readonly<Record<Fulfilment, number>> = {
  PICKUP: 0,
  NEXT_DAY: 1,
  SAME_DAY: 1,
  STANDARD: 2,
  FREIGHT: 2,
};

/**
 * Where the pieces of every line come from, by what is on hand now.
 * @returns the first line that cannot be served, or the plan
 */
export function planTakes(groups: readonly CartGroup[]): { short: CartLine } | TakePlan {
  const lines = groups.flatMap((group) =>
    group.lines.map((line) => ({ ...line, fulfilment: group.fulfilment })),
  );
  const served = takesOf(lines);
  const short = lines.find(({ id }) => !served.has(id));
  if (short) return { short };
  const byLine = new Map(lines.map(({ id }) => [id, served.get(id) ?? []]));
  const takes = [...byLine.values()].flat();
  return { takes: takes.sort((a, b) => a.storeId - b.storeId || a.partId - b.partId), byLine };
}

/** The same for whatever lines can be served; one that cannot be takes nothing and is not in the answer. */
export function takesOf(lines: readonly Taker[]): Map<string, readonly Take[]> {
  const left = new Map<string, number>();
  const byLine = new Map<string, readonly Take[]>();
  for (const line of lines.toSorted((a, b) => turns[a.fulfilment] - turns[b.fulfilment])) {
    const planned = planLine(line, left);
    if (planned) byLine.set(line.id, planned);
  }
  return byLine;
}

function planLine({ supply, partId, quantity, fulfilment }: Taker, left: Map<string, number>) {
  if (!supply) return undefined;
  const key = (storeId: number) => `${storeId} ${partId}`;
  const at = (storeId: number) => left.get(key(storeId)) ?? supply.onHand.get(storeId) ?? 0;
  const siteIds = sourcesOf(fulfilment, supply);
  const picked = fulfilment === 'PICKUP' ? inTurn(siteIds, at, quantity) : pickSenders(siteIds, at, quantity);
  for (const { siteId, count } of picked ?? []) left.set(key(siteId), at(siteId) - count);
  return picked?.map(({ siteId, count }) => ({ storeId: siteId, partId, count }));
}

/** Sites from which a way takes its pieces. */
export function sourcesOf(fulfilment: Fulfilment, { sources }: Pick<Supply, 'sources'>): readonly number[] {
  if (fulfilment === 'PICKUP') return sources.pickup;
  return turns[fulfilment] === turns.NEXT_DAY ? sources.nextDay : sources.regular;
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
