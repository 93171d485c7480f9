import { identityMutations, safeReturnPath } from '@driveline/hooks/session';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf, withoutPasswords } from '../../data/actionData.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { refusalOf } from './refusal.ts';
import { registrationForm } from './registrationForm.ts';

/** Opens the account and signs in; of what was typed only the password is lost (ACCT-024). */
export async function createAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, market, form } = await actionDataOf(args);
  const typed = textsOf(form);
  const { values, issues } = registrationForm(market).validate(typed);
  const kept = withoutPasswords(typed);
  if (issues.length > 0) return data<FormAnswer>({ values: kept, issues }, { status: 422 });
  const { firstName = '', lastName = '', email = '', phoneNumber, postalCode } = values;
  try {
    await identityMutations.register(client).mutate({
      firstName,
      lastName,
      email,
      password: typed['password'] ?? '',
      ...(phoneNumber && { phoneNumber }),
      ...(postalCode && { postalCode }),
      receivePromoAndSpecialEvents: 'promo' in typed,
      joinRewards: 'joinRewards' in typed,
    });
    return redirect(safeReturnPath(typed['returnTo']), 303);
  } catch (error) {
    const { message, key, status } = refusalOf(error);
    return data<FormAnswer>({ values: kept, message, key }, { status });
  }
}
