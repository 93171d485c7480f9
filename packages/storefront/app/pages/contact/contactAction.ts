import { contactMutations, deskForm, toDeskCase } from '@driveline/hooks';
import { data } from 'react-router-dom';
import { formAction } from '../../session/formAction.ts';

/** The desk has it, under this number. */
export type CaseTaken = { readonly caseNumber: string };

/** Opens a case with the desk; what was typed stays when it could not be sent (CONTENT-018, CONTENT-019). */
export const contactAction = formAction({
  contact: {
    rules: ({ market }) => deskForm(market),
    save: async ({ client, params, typed, values }) => {
      const body = toDeskCase(params['topic'] ?? '', values, typed);
      const { caseNumber } = await contactMutations.send(client).mutate(body);
      return data<CaseTaken>({ caseNumber });
    },
  },
});
