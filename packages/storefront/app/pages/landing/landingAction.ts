import { checkoutMutations, textSignUpForm, toTextSignUp } from '@driveline/hooks';
import { data } from 'react-router-dom';
import { formAction } from '../../session/formAction.ts';

/** The phone was asked whether it wants the texts. */
export type SignedUp = { readonly signedUp: true };

/** What forms that editors put on a page are posted for (CONTENT-022). */
export const landingAction = formAction({
  'sign-up-texts': {
    rules: ({ market }) => textSignUpForm(market),
    save: async ({ client, market, values }) => {
      await checkoutMutations.subscribe(client).mutate(toTextSignUp(values, market));
      return data<SignedUp>({ signedUp: true });
    },
  },
});
