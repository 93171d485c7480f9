import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { contactAction, ContactPage, loadContact } from '../features/contact/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadContact);
export const clientLoader = browserLoader(loadContact);
export const action = contactAction;
export const clientAction = browserAction;

export default withLateWords(ContactPage);
