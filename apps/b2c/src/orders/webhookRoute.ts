import type { B2cApp, Services } from '../http/services.ts';
import { withTx } from '../db/tx.ts';
import { boundedText } from '../http/boundedText.ts';
import { resumeMoves } from '../payments/settle/resumeMoves.ts';
import { endWaiting, takeWaitingMoney } from './lifecycle/settleWaiting.ts';
import type { GatewayEvent } from '../ports/gateway.ts';

/** `/ecomm/b2c/v1/payment/webhook/{gateway}`: no row of the contract, as no shopper calls it and its shape is the gateway's. */
export const webhookPath = '/ecomm/b2c/v1/payment/webhook';

const bodyLimit = 64 * 1024;

/**
 * Messages of the gateway about money that comes later. A sender who cannot sign one is told nothing. A message may come
 * twice, late, or after we found out ourselves; it changes something once.
 */
export function webhookRoute({ hono, services }: B2cApp): void {
  hono.post(`${webhookPath}/:gateway`, async (c) => {
    const { gateway } = services;
    if (c.req.param('gateway') !== gateway.name || !gateway.readWebhook) return answer(404);
    const body = await boundedText(c.req.raw, bodyLimit);
    const event = body === undefined ? undefined : gateway.readWebhook({ headers: c.req.raw.headers, body });
    if (!event) return answer(400);
    return answer(await take(services, event));
  });
}

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** @returns 204 when the message is taken, now or before; 503 when it should come again */
async function take(services: Services, event: GatewayEvent): Promise<number> {
  const { db, clock, gateway, log } = services;
  const payment = await db
    .selectFrom('payment')
    .innerJoin('payment_tender', 'payment_tender.payment_id', 'payment.id')
    .select(['payment.id', 'payment.market', 'payment.status', 'payment_tender.amount_minor'])
    .where('payment.idempotency_key', '=', event.idempotencyKey)
    .where('payment.gateway', '=', gateway.name)
    .where('payment_tender.kind', '=', 'GATEWAY')
    .executeTakeFirst();
  if (!payment) return 204;
  // The order is being placed at this moment: the gateway sends it again.
  if (payment.status === 'STARTED') return 503;
  if (event.amountMinor !== payment.amount_minor) {
    log.error({ payment: payment.id, event: event.id }, 'a message names another amount');
    return 204;
  }
  const end = await withTx(db, async (tx) => {
    const now = clock.now();
    const isNew = await tx
      .insertInto('payment_webhook')
      .values({
        gateway: gateway.name,
        event_id: event.id,
        kind: event.kind,
        payment_id: payment.id,
        at: now,
      })
      .onConflict((clash) => clash.columns(['gateway', 'event_id']).doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!isNew) return 'known';
    const end = event.kind === 'paid' ? takeWaitingMoney : endWaiting;
    return end(tx, now, services.markets, payment.id);
  });
  log.info({ payment: payment.id, event: event.id, end }, 'message of the gateway');
  if (end === 'paid' || end === 'late') await resumeMoves(services);
  services.wakeOutbox();
  return 204;
}
