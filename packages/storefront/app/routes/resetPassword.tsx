import { browserAction } from '../data/routeLoaders.ts';
import { ResetPage } from '../pages/sign-in/MailedPages.tsx';
import { resetAction } from '../pages/sign-in/signInActions.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = resetAction;
export const clientAction = browserAction;

export default withLateWords(ResetPage);
