import {
  accountMutations,
  mergeInput,
  rewardsCreditForm,
  rewardsHolderOf,
  rewardsJoinForm,
  rewardsMutations,
  TERMS_ALERT,
} from '@driveline/hooks';
import { rewardsProfileForm, dayIn } from '@driveline/validation';
import { data } from 'react-router-dom';
import { formAction, type Taken } from '../../session/formAction.ts';
import * as paths from '../../paths/index.ts';

/** What the request page says once it is sent (REWARD-041). */
export type CreditTaken = { readonly reference: string; readonly credits: number };

/** Asks for the credits of a purchase that was made without the card. */
export const creditAction = formAction({
  'request-credit': {
    rules: ({ market }) => rewardsCreditForm({ to: dayIn(market.timeZone) }),
    save: async ({ client, values }) => {
      const { storeNumber = '', date = '', receiptNumber = '', amount } = values;
      const { reference, credits } = await rewardsMutations
        .requestCredit(client)
        .mutate({ storeNumber, date, receiptNumber, amount: Number(amount) });
      return data<CreditTaken>({ reference, credits });
    },
  },
});

/** Mails the number of the account's card to its address on file (API-099). */
export const rewardsAction = formAction({
  'mail-card': {
    save: async ({ client }) => {
      const [{ loyaltyAccount }, { email }] = await Promise.all([
        client.call('rewards.account', {}),
        client.call('account.current', {}),
      ]);
      const { rewardsId } = loyaltyAccount ?? {};
      if (rewardsId) await rewardsMutations.sendCard(client).mutate({ rewardsId, email });
      return `${paths.rewards()}?done=mailed`;
    },
  },
});

/** Accepts new rules of the program (REWARD-026). */
export const rulesAction = formAction({
  'accept-rules': {
    save: async ({ client }) => {
      await accountMutations.acknowledgeAlert(client).mutate({ alertType: TERMS_ALERT });
      return `${paths.rewardsRules()}?done=accepted`;
    },
  },
});

/** Opens a card for the account. */
export const joinAction = formAction({
  'join-rewards': {
    rules: ({ market }) => rewardsJoinForm(market),
    save: async ({ client, values, typed: { birthday } }) => {
      await rewardsMutations
        .signUp(client)
        .mutate({ ...rewardsHolderOf(values), ...(birthday && { birthday }), acceptsTerms: true });
      return `${paths.rewards()}?done=joined`;
    },
  },
});

/** Moves what further cards hold to the one that is kept (REWARD-046). */
export const mergeAction = formAction({
  'merge-cards': {
    isSaidAbove: true,
    save: async ({ client, typed: { cards = '' } }) => {
      await rewardsMutations.merge(client).mutate(mergeInput(cards));
      return `${paths.rewards()}?done=merged`;
    },
  },
});

/** Completes the holder of a card that is being linked, which links it (REWARD-045). */
export const updateAction = formAction({
  'complete-card': {
    rules: ({ market }) => rewardsProfileForm(market),
    save: async (taken) => {
      await rewardsMutations
        .update(taken.client)
        .mutate({ ...cardOf(taken), ...rewardsHolderOf(taken.values) });
      return `${paths.rewards()}?done=linked`;
    },
  },
});

const cardOf = ({ typed: { card = '', by } }: Taken) =>
  by === 'token' ? { candidateToken: card } : { rewardsId: card };
