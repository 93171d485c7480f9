import type { KeyRing } from '../../ops/keyRing.ts';
import type { GatewayEvent } from '../../ports/gateway.ts';
import type { ChargeRow } from './sandboxStore.ts';
import { isSigned, signatureHeader } from './webhookSignature.ts';

/** What the sandbox tells of a charge, the same text each time. */
export const sandboxMessage = (charge: ChargeRow, kind: GatewayEvent['kind']): string =>
  JSON.stringify({
    id: `evt_${charge.ref}_${kind}`,
    kind,
    idempotencyKey: charge.idempotency_key,
    ref: charge.ref,
    amountMinor: charge.amount_minor,
  } satisfies GatewayEvent);

/** @returns undefined for a message that is signed by none of the keys, too old, or not readable */
export function readSandboxMessage(
  keys: KeyRing,
  now: Date,
  headers: Headers,
  body: string,
): GatewayEvent | undefined {
  const signature = headers.get(signatureHeader);
  if (!keys.some(({ secret }) => isSigned(secret, now, body, signature))) return undefined;
  try {
    const { id, kind, idempotencyKey, ref, amountMinor } = JSON.parse(body) as Record<string, unknown>;
    if (kind !== 'paid' && kind !== 'expired') return undefined;
    if (typeof id !== 'string' || typeof idempotencyKey !== 'string' || typeof ref !== 'string')
      return undefined;
    if (typeof amountMinor !== 'number') return undefined;
    return { id, kind, idempotencyKey, ref, amountMinor };
  } catch {
    return undefined;
  }
}
