import { isB2cError } from '@driveline/api';
import {
  accountMutations,
  completionForm,
  completionOf,
  registrationForm,
  registrationOf,
  writeRefusal,
} from '@driveline/hooks';
import {
  identityMutations,
  isProtectedPath,
  ownPath,
  safeReturnPath,
  takeSignIn,
  type SignedIn,
} from '@driveline/hooks/session';
import { forgotPasswordForm, newPasswordForm, type Values } from '@driveline/validation';
import { data, redirect } from 'react-router-dom';
import { actionDataOf, textsOf, type RouteArgs } from '../../data/actionData.ts';
import type { ForgotAnswer } from '../../parts/sign-in/ForgotForm.tsx';
import { formAction } from '../../session/formAction.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import * as paths from '../../paths/index.ts';

/** Where a sign-in leads; the checkout's has an answer of its own. */
type Afterwards = (typed: Values, signedIn: SignedIn) => string;

const back: Afterwards = ({ returnTo }) => safeReturnPath(returnTo);

/** The action of a page that signs in. @param go `redirectDocument` where the next page is the server's to render */
export const signInAction =
  (afterwards: Afterwards = back, go = redirect) =>
  async (args: RouteArgs) => {
    const { client, form } = await actionDataOf(args);
    const typed = textsOf(form);
    const result = await takeSignIn(client, typed);
    if (!result) throw data(null, { status: 400 });
    if ('signedIn' in result) return go(afterwards(typed, result.signedIn), 303);
    return data(result.answer, { status: result.status });
  };

/**
 * Signs out (ACCT-035) and goes back to where the button stood, or home from a page of the account. The session ends on
 * the server, whose answer clears the cookies; where that fails the shopper is signed in as before and told so.
 */
export async function signOutAction(args: RouteArgs) {
  const { client, request, shop } = await actionDataOf(args);
  const from = ownPath(request.headers.get('referer') ?? '', shop.origin) ?? paths.home();
  const page = new URL(from, shop.origin);
  try {
    await client.call('identity.logout', { body: {} });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    writeRefusal(page.searchParams, 'sign_out_failed');
    return redirect(page.pathname + page.search, 303);
  }
  return redirect(isProtectedPath(page.pathname) ? paths.home() : from, 303);
}

/** Opens the account and signs in; of what was typed only the password is lost (ACCT-024). */
export const createAction = formAction({
  'create-account': {
    isSaidAbove: true,
    rules: ({ market }) => registrationForm(market),
    save: async ({ client, values, typed }) => {
      await identityMutations.register(client).mutate(registrationOf(typed, values));
      return safeReturnPath(typed['returnTo']);
    },
  },
});

/** Fills in what an account lacks, and goes on where it was asked (ACCT-025). */
export const completeAction = formAction({
  'complete-account': {
    rules: ({ market }) => completionForm(market),
    save: async ({ client, values, typed }) => {
      await accountMutations.update(client).mutate(completionOf(typed, values));
      return typed['returnTo'] ? safeReturnPath(typed['returnTo']) : paths.account();
    },
  },
});

/** Asks for the mail; the answer is the same whether there is such an account or not (ACCT-026). */
export const forgotAction = formAction({
  'forgot-password': {
    isSaidAbove: true,
    rules: forgotPasswordForm,
    save: async ({ client, values: { email = '' }, typed }) => {
      await identityMutations.forgotPassword(client).mutate({ email });
      return data<ForgotAnswer>({ values: typed, sentAt: Date.now() });
    },
  },
});

/** Sets the new password and signs in (ACCT-027); the account then greets the shopper (ACCT-028). */
export const resetAction = formAction({
  'reset-password': {
    isSaidAbove: true,
    rules: () => newPasswordForm({ isRepeated: true }),
    save: async ({ client, params: { code = '' }, typed: { password = '' } }) => {
      await identityMutations.resetPassword(client).mutate({ code, password });
      // The code is no part of it.
      return `${paths.account()}?reset=done`;
    },
  },
});

export type ConfirmAnswer = FormAnswer & { readonly isConfirmed?: true };

/** Proves the account's address, by a press: what reads mails for viruses follows links as well. */
export const confirmAction = formAction({
  'confirm-email': {
    isSaidAbove: true,
    save: async ({ client, params: { code = '' }, typed }) => {
      await identityMutations.confirmEmail(client).mutate({ code });
      return data<ConfirmAnswer>({ values: typed, isConfirmed: true });
    },
  },
});
