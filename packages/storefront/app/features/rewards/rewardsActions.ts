import { accountMutations, rewardsMutations, TERMS_ALERT } from '@driveline/hooks';
import { rewardsProfileForm, type Values } from '@driveline/validation';
import { data } from 'react-router-dom';
import { dayIn } from '../../shop/dayIn.ts';
import { formAction, type Taken } from '../session/index.ts';
import { creditForm } from './creditForm.ts';
import { joinForm } from './joinForm.ts';
import { REWARDS_PATH, RULES_PATH } from './paths.ts';

/** What the request page says once it is sent (REWARD-041). */
export type CreditTaken = { readonly reference: string; readonly credits: number };

/** Asks for the credits of a purchase that was made without the card. */
export const creditAction = formAction({
  'request-credit': {
    rules: ({ market }) => creditForm(dayIn(market.timeZone)),
    save: async ({ client, values }) => {
      const { storeNumber = '', date = '', receiptNumber = '', amount } = values;
      const { reference, credits } = await rewardsMutations
        .requestCredit(client)
        .mutate({ storeNumber, date, receiptNumber, amount: Number(amount) });
      return data<CreditTaken>({ reference, credits });
    },
  },
});

/** Accepts new rules of the program (REWARD-026). */
export const rulesAction = formAction({
  'accept-rules': {
    save: async ({ client }) => {
      await accountMutations.acknowledgeAlert(client).mutate({ alertType: TERMS_ALERT });
      return `${RULES_PATH}?done=accepted`;
    },
  },
});

const holderOf = ({
  firstName = '',
  lastName = '',
  email = '',
  phoneNumber = '',
  postalCode = '',
}: Values) => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  postalCode,
});

/** Opens a card for the account. */
export const joinAction = formAction({
  'join-rewards': {
    rules: ({ market }) => joinForm(market),
    save: async ({ client, values, typed: { birthday } }) => {
      await rewardsMutations
        .signUp(client)
        .mutate({ ...holderOf(values), ...(birthday && { birthday }), acceptsTerms: true });
      return `${REWARDS_PATH}?done=joined`;
    },
  },
});

/** Completes the holder of a card that is being linked, which links it (REWARD-045). */
export const updateAction = formAction({
  'complete-card': {
    rules: ({ market }) => rewardsProfileForm(market),
    save: async (taken) => {
      await rewardsMutations.update(taken.client).mutate({ ...cardOf(taken), ...holderOf(taken.values) });
      return `${REWARDS_PATH}?done=linked`;
    },
  },
});

const cardOf = ({ typed: { card = '', by } }: Taken) =>
  by === 'token' ? { candidateToken: card } : { rewardsId: card };
