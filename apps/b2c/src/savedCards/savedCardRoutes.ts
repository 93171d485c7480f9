import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { requireCustomer } from '../identity/customer.ts';
import { keepCard, orLetGo } from './keepCard.ts';
import { forgetCards } from './keptCards.ts';
import { changeCard, keepingOf, listCards, removeCard, saveCard } from './savedCards.ts';

/** PLUS-050: the cards of an account. */
export function savedCardRoutes(app: B2cApp): void {
  route(app, 'account.cards', async (ctx) => listCards(keepingOf(ctx), (await requireCustomer(ctx)).id));
  route(app, 'account.addCard', async (ctx) => {
    const { token, ...naming } = ctx.input.body;
    const customer = await requireCustomer(ctx);
    const card = await keepCard(ctx, token);
    await orLetGo(ctx, card, () => saveCard(keepingOf(ctx), customer.id, card, naming));
    return listCards(keepingOf(ctx), customer.id);
  });
  route(app, 'account.changeCard', async (ctx) => {
    const { id } = await requireCustomer(ctx);
    await changeCard(keepingOf(ctx), id, ctx.input.params.cardId, ctx.input.body ?? {});
    return listCards(keepingOf(ctx), id);
  });
  route(app, 'account.removeCard', async (ctx) => {
    const { id } = await requireCustomer(ctx);
    await removeCard(keepingOf(ctx), id, ctx.input.params.cardId);
    // At once where the service answers; the job goes on where it does not.
    await forgetCards({ ...ctx.services, log: ctx.log });
    return listCards(keepingOf(ctx), id);
  });
}
