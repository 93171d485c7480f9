import { identityMutations } from '@driveline/hooks/session';
import { forgotPasswordForm, type Issue } from '@driveline/validation';
import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';
import { refusalOf } from './refusal.ts';

export type ForgotAnswer = {
  readonly isSent: boolean;
  /** Tells one answer from the next. */
  readonly sentAt?: number;
  readonly values: Readonly<Record<string, string>>;
  readonly issues?: readonly Issue[];
  readonly message?: string;
};

/** Asks for the mail; the answer is the same whether there is such an account or not (ACCT-026). */
export async function forgotAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, form } = await actionDataOf(args);
  const typed = textsOf(form);
  const { values, issues } = forgotPasswordForm().validate(typed);
  if (issues.length > 0) return data<ForgotAnswer>({ isSent: false, values: typed, issues }, { status: 422 });
  try {
    await identityMutations.forgotPassword(client).mutate({ email: values['email'] ?? '' });
    return data<ForgotAnswer>({ isSent: true, sentAt: Date.now(), values: typed });
  } catch (error) {
    const { message, status } = refusalOf(error);
    return data<ForgotAnswer>({ isSent: false, values: typed, message }, { status });
  }
}
