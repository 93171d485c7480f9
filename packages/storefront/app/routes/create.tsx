import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { createAction, loadSignIn, CreatePage } from '../features/sign-in/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadSignIn);
export const clientLoader = browserLoader(loadSignIn);
export const action = createAction;
export const clientAction = browserAction;

export default withLateWords(CreatePage);
