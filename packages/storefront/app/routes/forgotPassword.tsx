import { browserAction } from '../data/routeLoaders.ts';
import { forgotAction, ForgotPage } from '../features/sign-in/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = forgotAction;
export const clientAction = browserAction;

export default withLateWords(ForgotPage);
