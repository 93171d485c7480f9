import { browserAction } from '../data/routeLoaders.ts';
import { resetAction, ResetPage } from '../features/sign-in/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = resetAction;
export const clientAction = browserAction;

export default withLateWords(ResetPage);
