import { sql } from 'kysely';
import type { CartGroup, CartLine } from '../cart/cartModel.ts';
import type { Take } from '../cart/planTakes.ts';
import type { Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import { unpaidStockLimit } from '../http/limits.ts';
import { networkOf } from '../http/networkOf.ts';
import { keyedHashes, type KeyRing } from '../ops/keyRing.ts';

/** Keyed, since anybody can hash all addresses. The first is kept; what another key made counts with it. */
export const networkHashes = (keys: KeyRing, clientAddress: string) =>
  keyedHashes(keys, `network:${networkOf(clientAddress)}`);

interface Held {
  readonly store_id: number;
  readonly part_id: number;
  readonly held: number;
  readonly pieces: number;
}

/** The attempt that takes the pieces, written already. */
export interface Taking {
  readonly paymentId: string;
  readonly networks: readonly string[];
  readonly isPaidLater: boolean;
}

/** Of one site; another one may have the pieces. */
export class HoardError extends B2cError {
  readonly take: Take;
  constructor(take: Take, line: CartLine, isPaidLater: boolean) {
    super('error_unpaid_stock', {
      field: line.id,
      params: { item: line.title },
      ...(isPaidLater ? {} : { textKey: 'checkout_item_unpaid' }),
    });
    this.take = take;
  }
}

/**
 * Nobody takes a part from all others by orders that are never paid (PLUS-079), nor by cards whose bank asks for
 * something that nobody answers. An order that is paid later counts with all others; one that is paid at once is of a
 * shopper who may take a whole shelf, and is refused only while other such orders hold too much. Call it
 * with the new attempt written and its pieces taken: no other order changes their shelves before the transaction ends,
 * so that many at once are refused like one after the other.
 * @throws HoardError (409), upon which the transaction has to roll back
 */
export async function refuseHoard(
  tx: Executor,
  { paymentId, networks, isPaidLater }: Taking,
  lines: readonly CartLine[],
  takes: readonly Take[],
): Promise<void> {
  const partIds = takes.map(({ partId }) => partId);
  // A card that is being charged holds for a moment: of buyers who come at once nobody is refused for another.
  const asksTheBank = sql`p.pay_by is null and p.status = 'CHALLENGE'`;
  const counts = isPaidLater
    ? sql`p.pay_by is not null or (${asksTheBank})`
    : sql`${asksTheBank} and p.id <> ${paymentId}`;
  const { rows } = await sql<Held>`
    select s.store_id, s.part_id, (s.on_hand - sum(m.delta))::int as pieces,
      coalesce(-sum(m.delta) filter (where ${counts}), 0)::int as held
    from payment p
      join stock_movement m on m.payment_id = p.id
      join store_stock s on s.store_id = m.store_id and s.part_id = m.part_id
    where p.network_hash = any(${networks}::text[]) and p.status in ('STARTED', 'CHALLENGE', 'WAITING')
      and m.part_id = any(${partIds}::int[])
    group by s.store_id, s.part_id, s.on_hand`.execute(tx);
  const hoarded = takes.find(({ storeId, partId }) =>
    rows.some((row) => row.store_id === storeId && row.part_id === partId && isTooMuch(row)),
  );
  const line = hoarded && lines.find(({ partId }) => partId === hoarded.partId);
  if (line) throw new HoardError(hoarded, line, isPaidLater);
}

/** The groups as if what lies there were gone. */
export const withoutShelf = (groups: readonly CartGroup[], { storeId, partId }: Take): CartGroup[] =>
  groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => {
      if (line.partId !== partId || !line.supply) return line;
      const onHand = new Map(line.supply.onHand);
      onHand.delete(storeId);
      return { ...line, supply: { ...line.supply, onHand } };
    }),
  }));

const { share, leastPieces } = unpaidStockLimit;
const isTooMuch = ({ held, pieces }: Held): boolean =>
  held > Math.max(leastPieces, Math.floor(pieces * share));
