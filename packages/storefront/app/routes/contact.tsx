import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { contactAction } from '../pages/contact/contactAction.ts';
import ContactPage from '../slots/page.contact.ts';
import { loadContact } from '../pages/contact/loadContact.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadContact);
export const clientLoader = browserLoader(loadContact);
export const action = contactAction;
export const clientAction = browserAction;

export default withLateWords(ContactPage);
