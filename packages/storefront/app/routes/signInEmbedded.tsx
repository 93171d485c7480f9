import { browserAction } from '../data/routeLoaders.ts';
import { DONE, EMBEDDED_PATH, signInAction, SignInEmbeddedPage } from '../features/sign-in/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = signInAction(() => `${EMBEDDED_PATH}?${DONE}`);
export const clientAction = browserAction;
/** Neither header nor footer (ACCT-017). */
export const handle = { frame: 'none' };

export default withLateWords(SignInEmbeddedPage);
