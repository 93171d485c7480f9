import { withTx, type Executor } from '../../db/tx.ts';
import { PaymentRefusedError } from '../../ports/gateway.ts';
import { isOfMarket } from './sandboxStore.ts';
import type { Behaviour } from './testCards.ts';

type Kind = 'capture' | 'void' | 'refund';

interface MovedMoney {
  readonly ref: string;
  readonly market: string;
  readonly amountMinor: number;
  readonly key: string;
}

/**
 * Moves the money of a charge once per key. What was refused is refused again.
 * @throws PaymentRefusedError
 */
export async function moveMoney(
  db: Executor,
  kind: Kind,
  { ref, market, amountMinor, key }: MovedMoney,
): Promise<void> {
  const refused = await withTx(db, async (tx) => {
    const found = await tx
      .selectFrom('sandbox_charge')
      .selectAll()
      .where('ref', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    const charge = found && isOfMarket(found, market) ? found : undefined;
    const known = await tx.selectFrom('sandbox_action').selectAll().where('key', '=', key).executeTakeFirst();
    if (known) return known.refused;
    const fault = faultOf(kind, charge, amountMinor);
    await tx
      .insertInto('sandbox_action')
      .values({ key, ref, kind, amount_minor: amountMinor, refused: fault })
      .execute();
    if (fault === null && charge) await apply(tx, kind, ref, amountMinor);
    return fault;
  });
  if (refused) throw new PaymentRefusedError(`The sandbox refused to ${kind} at ${ref}: ${refused}.`);
}

interface Charged {
  readonly status: string;
  readonly amount_minor: number;
  readonly captured_minor: number;
  readonly refunded_minor: number;
  readonly detail: unknown;
}

function faultOf(kind: Kind, charge: Charged | undefined, amountMinor: number): string | null {
  if (kind === 'void') return null;
  if (!charge) return 'unknown_charge';
  const { status, amount_minor, captured_minor, refunded_minor } = charge;
  if (kind === 'refund') return amountMinor > captured_minor - refunded_minor ? 'too_much' : null;
  if (status !== 'authorized' && status !== 'captured') return status;
  if (amountMinor > amount_minor - captured_minor) return 'too_much';
  return (charge.detail as { behaviour?: Behaviour }).behaviour === 'captureFails' ? 'capture_refused' : null;
}

async function apply(tx: Executor, kind: Kind, ref: string, amountMinor: number): Promise<void> {
  const charge = tx.updateTable('sandbox_charge').where('ref', '=', ref);
  if (kind === 'capture') {
    await charge
      .set((eb) => ({ captured_minor: eb('captured_minor', '+', amountMinor), status: 'captured' }))
      .execute();
  } else if (kind === 'refund') {
    await charge.set((eb) => ({ refunded_minor: eb('refunded_minor', '+', amountMinor) })).execute();
  } else {
    // What was captured stays; the rest cannot be captured any more.
    await charge
      .set({ status: 'voided' })
      .where('status', 'in', ['authorized', 'challenge', 'pending', 'captured'])
      .execute();
  }
}
