import { route, type CallContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { requireCustomer } from '../identity/customer.ts';
import { keepCard } from './keepCard.ts';
import { changeCard, keepingOf, listCards, removeCard, saveCard } from './savedCards.ts';

/** PLUS-050: the cards of an account. */
export function savedCardRoutes(app: B2cApp): void {
  route(app, 'account.cards', async (ctx) => listCards(keepingOf(ctx), (await requireCustomer(ctx)).id));
  route(app, 'account.addCard', async (ctx) => {
    const { token, ...naming } = ctx.input.body;
    const customer = await requireCustomer(ctx);
    const card = await keepCard(ctx, token);
    await saveCard(keepingOf(ctx), customer, card, naming);
    return listCards(keepingOf(ctx), customer.id);
  });
  route(app, 'account.changeCard', async (ctx) => {
    const { id } = await requireCustomer(ctx);
    await changeCard(keepingOf(ctx), id, ctx.input.params.cardId, ctx.input.body ?? {});
    return listCards(keepingOf(ctx), id);
  });
  route(app, 'account.removeCard', async (ctx) => {
    const { id } = await requireCustomer(ctx);
    await forget(ctx, await removeCard(keepingOf(ctx), id, ctx.input.params.cardId));
    return listCards(keepingOf(ctx), id);
  });
}

/** For the account the card is gone already; that the payment service keeps it a little longer harms nobody. */
async function forget({ services, log }: CallContext, reference: string): Promise<void> {
  await services.gateway.vault?.forget(reference).catch((error: unknown) => {
    log.warn({ err: error }, 'the gateway did not forget a card');
  });
}
