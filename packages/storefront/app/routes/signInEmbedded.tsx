import { loginMethod } from '@driveline/hooks/session';
import { browserAction, withLateWords } from '../data/route.ts';
import { signInAction } from '../pages/sign-in/signInActions.ts';
import { DONE } from '../pages/sign-in/SignInPage.tsx';
import SignInEmbeddedPage from '../slots/page.signInEmbedded.ts';
import * as paths from '../paths/index.ts';

export const action = signInAction(
  ({ username = '' }) => `${paths.embeddedSignIn()}?${DONE}=${loginMethod(username)}`,
);
export const clientAction = browserAction;
/** Neither header nor footer (ACCT-017). */
export const handle = { frame: 'none' };

export default withLateWords(SignInEmbeddedPage);
