import type { B2cClient } from '@driveline/api';
import { orderMutations } from './orderMutations.ts';
import { returnedLines, returnMethodOf } from './returnChoices.ts';

/**
 * Starts the return of a form: of the parts that `returnedLines` reads, or of the cores of `commerceItemId` (PLUS-024).
 * @returns number of the return; undefined when no part was chosen
 * @throws B2cError where the server refuses it
 */
export async function startReturn(
  client: B2cClient,
  orderId: string,
  typed: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const method = returnMethodOf(typed);
  const { commerceItemId, quantity = 1 } = typed;
  if (commerceItemId !== undefined) {
    const core = { orderId, commerceItemId, quantity: Number(quantity), method };
    return numberOf(await orderMutations.returnCore(client).mutate(core), orderId);
  }
  const lines = returnedLines(typed);
  if (lines.length === 0) return undefined;
  return numberOf(await orderMutations.returnOrder(client).mutate({ orderId, lines, method }), orderId);
}

const numberOf = ({ orders }: { orders: readonly { orderId: string }[] }, orderId: string) =>
  orders[0]?.orderId ?? orderId;
