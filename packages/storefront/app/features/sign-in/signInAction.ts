import { safeReturnPath } from '@driveline/hooks/session';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';
import { takeSignIn, type SignedIn, type Texts } from './signInSteps.ts';

/** Where a sign-in leads; the checkout's has an answer of its own. */
export type Afterwards = (typed: Texts, signedIn: SignedIn) => string;

const back: Afterwards = ({ returnTo }) => safeReturnPath(returnTo);

/** The action of a page that signs in. @param go `redirectDocument` where the next page is the server's to render */
export const signInAction =
  (afterwards: Afterwards = back, go = redirect) =>
  async (args: ActionFunctionArgs<RouterContextProvider>) => {
    const { client, form } = await actionDataOf(args);
    const typed = textsOf(form);
    const result = await takeSignIn(client, typed);
    if (!result) throw data(null, { status: 400 });
    if ('signedIn' in result) return go(afterwards(typed, result.signedIn), 303);
    return data(result.answer, { status: result.status });
  };
