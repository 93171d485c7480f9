import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { answered } from '../payments/answered.ts';
import type { KeptCard } from '../ports/gateway.ts';
import { methodOfToken } from '../tenders/methodOfToken.ts';
import type { CardToSave } from '../tenders/tenders.ts';
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
  const known = await answered(ctx, () => gateway.describeToken(token));
  if (!known) throw new B2cError('error_payment_token', { field: 'token' });
  methodOfToken(ctx.market, known);
  const kept = await answered(ctx, () => vault.keep(token));
  if (!kept) throw new B2cError('error_payment_token', { field: 'token' });
  return kept;
}

/** @throws B2cError error_not_signed_in (401), error_saved_card_limit; otherwise as keepCard */
export async function cardToSave(ctx: CallContext, token: string): Promise<CardToSave> {
  const { id: customerId } = await requireCustomer(ctx);
  const card = await keepCard(ctx, token);
  await refuseOneMore(keepingOf(ctx), customerId, card);
  return { customerId, card };
}
