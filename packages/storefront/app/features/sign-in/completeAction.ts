import { accountMutations } from '@driveline/hooks';
import { safeReturnPath } from '@driveline/hooks/session';
import { formAction } from '../session/index.ts';
import { completeForm } from './completeForm.ts';

/** Fills in what an account lacks, and goes on where it was asked (ACCT-025). */
export const completeAction = formAction({
  'complete-account': {
    rules: ({ market }) => completeForm(market),
    save: async ({ client, values, typed }) => {
      const { firstName = '', lastName = '', phoneNumber = '', postalCode } = values;
      const { currentPassword = '' } = typed;
      await accountMutations
        .update(client)
        .mutate({ firstName, lastName, phoneNumber, currentPassword, ...(postalCode && { postalCode }) });
      return typed['returnTo'] ? safeReturnPath(typed['returnTo']) : '/user/myAccount';
    },
  },
});
