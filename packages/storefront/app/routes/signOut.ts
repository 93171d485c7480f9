import { redirect } from 'react-router-dom';
import { browserSignOut } from '../pages/sign-in/browserSignOut.ts';
import { signOutAction } from '../pages/sign-in/signInActions.ts';

export const action = signOutAction;
export const clientAction = browserSignOut;
/** Nothing to look at: a sign-out is a post. */
export const loader = () => redirect('/');
