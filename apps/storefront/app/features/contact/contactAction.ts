import { isB2cError } from '@driveline/api';
import { contactMutations } from '@driveline/hooks';
import type { Issue } from '@driveline/validation';
import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';
import { deskForm } from './contactFields.ts';

export type ContactAnswer =
  | { readonly caseNumber: string }
  | {
      readonly issues: readonly Issue[];
      readonly values: Readonly<Record<string, string>>;
      readonly message?: string;
    };

/** What a topic asks for beside contact and message; empty ones are left out. */
const EXTRA = ['orderId', 'storeNumber', 'rewardsId', 'partNumber', 'pageUrl'] as const;

/** Opens a case with the desk; what was typed stays when it could not be sent (CONTENT-018, CONTENT-019). */
export async function contactAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, market, form } = await actionDataOf(args);
  const typed = textsOf(form);
  const { values, issues } = deskForm(market).validate(typed);
  if (issues.length > 0) return data<ContactAnswer>({ issues, values: typed }, { status: 422 });
  const { email = '', firstName = '', lastName = '', phoneNumber, message = '' } = values;
  const extra = Object.fromEntries(EXTRA.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));
  try {
    const body = { topic: args.params['topic'] ?? '', email, firstName, lastName, message, ...extra };
    const sent = await contactMutations.send(client).mutate({ ...body, ...(phoneNumber && { phoneNumber }) });
    return data<ContactAnswer>({ caseNumber: sent.caseNumber });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<ContactAnswer>(
      { issues: [], values: typed, message: error.message },
      { status: error.status ?? 503 },
    );
  }
}
