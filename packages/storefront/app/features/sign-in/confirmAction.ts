import { identityMutations } from '@driveline/hooks/session';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf } from '../../data/actionData.ts';
import { pageUrl } from '../../data/pageUrl.ts';
import { signInPath } from '../session/index.ts';
import { refusalOf } from './refusal.ts';

export type ConfirmAnswer = {
  readonly isConfirmed: boolean;
  readonly message?: string;
};

/** Proves the account's address, by a press: what reads mails for viruses follows links as well. */
export async function confirmAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, request } = await actionDataOf(args);
  try {
    await identityMutations.confirmEmail(client).mutate({ code: args.params['code'] ?? '' });
    return data<ConfirmAnswer>({ isConfirmed: true });
  } catch (error) {
    const { message, status } = refusalOf(error);
    if (status === 401) return redirect(signInPath(pageUrl(request)), 303);
    return data<ConfirmAnswer>({ isConfirmed: false, message }, { status });
  }
}
