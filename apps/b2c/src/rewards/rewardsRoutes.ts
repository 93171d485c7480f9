import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { requireCustomer } from '../identity/customer.ts';
import { rewardsActivity } from './activity.ts';
import { answerAlert } from './alerts.ts';
import { answerQuestions } from './answerQuestions.ts';
import { receiptDays, requestCredit } from './creditRequest.ts';
import { signUp } from './join.ts';
import { lookUp } from './lookUp.ts';
import { currentCards, toLoyaltyAccount } from './loyaltyAccountOf.ts';
import { mergeCards } from './mergeCards.ts';
import { sendCard } from './sendCard.ts';
import { updateCard } from './updateCard.ts';
import { validateRewards, verifyRewardsId } from './validateRewards.ts';

/** API-034 to API-037, API-051, API-058, API-059, API-099 to API-101. */
export function rewardsRoutes(app: B2cApp): void {
  route(app, 'rewards.lookUp', lookUp);
  route(app, 'rewards.validate', validateRewards);
  route(app, 'rewards.verifyId', verifyRewardsId);
  route(app, 'rewards.answerQuestions', answerQuestions);
  route(app, 'rewards.sendCard', sendCard);
  route(app, 'rewards.account', async (ctx) => {
    const { id } = await requireCustomer(ctx);
    const accounts = (await currentCards(ctx, id)).map((card) => toLoyaltyAccount(ctx.market, card));
    return { loyaltyAccount: accounts[0] ?? null, accounts, receiptDays };
  });
  route(app, 'rewards.activity', rewardsActivity);
  route(app, 'rewards.signUp', signUp);
  route(app, 'rewards.update', updateCard);
  route(app, 'rewards.merge', mergeCards);
  route(app, 'rewards.requestCredit', requestCredit);
  route(app, 'rewards.acknowledgeAlert', async (ctx) => {
    const { id } = await requireCustomer(ctx);
    await answerAlert(ctx.db, ctx.clock.now(), ctx.market, id, ctx.input.body.alertType, 'ACKNOWLEDGED');
    return null;
  });
  route(app, 'rewards.dismissAlert', async (ctx) => {
    const { id } = await requireCustomer(ctx);
    await answerAlert(ctx.db, ctx.clock.now(), ctx.market, id, ctx.input.body.alertType, 'DISMISSED');
    return null;
  });
}
