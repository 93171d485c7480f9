import { identityMutations } from '@driveline/hooks/session';
import { newPasswordForm, type Issue } from '@driveline/validation';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';
import { refusalOf } from './refusal.ts';

export type ResetAnswer = {
  readonly issues?: readonly Issue[];
  readonly message?: string;
  /** The link was used or has run out: only a new one helps. */
  readonly isExpired?: boolean;
};

export const resetForm = newPasswordForm({ isRepeated: true });

/** Where who has set a new password is greeted (ACCT-028); the code is no part of it. */
export const AFTER_RESET = '/user/myAccount?reset=done';

/** Sets the new password and signs in (ACCT-027). */
export async function resetAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, form } = await actionDataOf(args);
  const typed = textsOf(form);
  const { issues } = resetForm.validate(typed);
  if (issues.length > 0) return data<ResetAnswer>({ issues }, { status: 422 });
  try {
    const body = { code: args.params['code'] ?? '', password: typed['password'] ?? '' };
    await identityMutations.resetPassword(client).mutate(body);
    return redirect(AFTER_RESET, 303);
  } catch (error) {
    const { message, key, status } = refusalOf(error);
    return data<ResetAnswer>({ message, isExpired: key === 'error_reset_expired' }, { status });
  }
}
