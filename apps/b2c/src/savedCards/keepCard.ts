import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { answered } from '../payments/answered.ts';
import { knownToken } from '../payments/knownToken.ts';
import { PaymentGatewayError, type KeptCard } from '../ports/gateway.ts';
import { methodOfToken } from '../tenders/methodOfToken.ts';
import type { CardToSave } from '../tenders/tenders.ts';
import { beginKeeping, endKeeping, letGo } from './keptCards.ts';
import { keepingOf, refuseOneMore } from './savedCards.ts';

/**
 * Lets the payment service keep the card of a token.
 * @throws B2cError error_payment_method where it keeps none, error_payment_token, error_payment_processor, and
 * error_card_declined for a card that the market does not take
 */
export async function keepCard(ctx: CallContext, token: string): Promise<KeptCard> {
  const { gateway } = ctx.services;
  const { vault } = gateway;
  if (!vault) throw new B2cError('error_payment_method', { field: 'token' });
  const known = await knownToken(ctx, () => gateway.describeToken(token, ctx.market.code));
  methodOfToken(ctx.market, known);
  const { db, clock, market } = ctx;
  const keeping = { market: market.code, gateway: gateway.name, token };
  const id = await beginKeeping(db, clock.now(), keeping);
  const kept = await answered(ctx, () =>
    vault.keep(token, market.code).catch((cause: unknown) => {
      throw new PaymentGatewayError('The vault failed.', { cause });
    }),
  );
  await endKeeping(db, clock.now(), id, kept?.reference);
  if (!kept) throw new B2cError('error_payment_token', { field: 'token' });
  return kept;
}

/**
 * @returns undefined where the payment service keeps no card now, which hinders no purchase
 * @throws B2cError error_not_signed_in (401), error_saved_card_limit; otherwise as keepCard
 */
export async function cardToSave(ctx: CallContext, token: string): Promise<CardToSave | undefined> {
  const { id: customerId } = await requireCustomer(ctx);
  const card = await keepCard(ctx, token).catch((error: unknown) => {
    if (error instanceof B2cError && error.key === 'error_payment_processor') return undefined;
    throw error;
  });
  if (!card) return undefined;
  await orLetGo(ctx, card, () => refuseOneMore(keepingOf(ctx), customerId, card));
  return { customerId, card };
}

/** A card that is not saved after all is forgotten. @throws what `save` throws */
export async function orLetGo<T>(
  { db, clock, market, services }: CallContext,
  { reference }: KeptCard,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    await letGo(db, clock.now(), { market: market.code, gateway: services.gateway.name, reference });
    throw error;
  }
}
