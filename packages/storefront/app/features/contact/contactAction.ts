import { contactMutations } from '@driveline/hooks';
import { data } from 'react-router-dom';
import { formAction } from '../session/index.ts';
import { deskForm } from './contactFields.ts';

/** The desk has it, under this number. */
export type CaseTaken = { readonly caseNumber: string };

/** What a topic asks for beside contact and message; empty ones are left out. */
const EXTRA = ['orderId', 'storeNumber', 'rewardsId', 'partNumber', 'pageUrl'] as const;

/** Opens a case with the desk; what was typed stays when it could not be sent (CONTENT-018, CONTENT-019). */
export const contactAction = formAction({
  contact: {
    rules: ({ market }) => deskForm(market),
    save: async ({ client, params, typed, values }) => {
      const { email = '', firstName = '', lastName = '', phoneNumber, message = '' } = values;
      const extra = Object.fromEntries(EXTRA.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));
      const body = { topic: params['topic'] ?? '', email, firstName, lastName, message, ...extra };
      const { caseNumber } = await contactMutations
        .send(client)
        .mutate({ ...body, ...(phoneNumber && { phoneNumber }) });
      return data<CaseTaken>({ caseNumber });
    },
  },
});
