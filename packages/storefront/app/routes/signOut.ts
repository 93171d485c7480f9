import { redirect } from 'react-router-dom';
import { browserSignOut, signOutAction } from '../features/sign-in/index.ts';

export const action = signOutAction;
export const clientAction = browserSignOut;
/** Nothing to look at: a sign-out is a post. */
export const loader = () => redirect('/');
