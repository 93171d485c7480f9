import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { contactAction } from '../pages/contact/contactAction.ts';
import ContactPage from '../slots/page.contact.ts';
import { loadContact } from '../pages/contact/loadContact.ts';

export const loader = serverLoader(loadContact);
export const clientLoader = browserLoader(loadContact);
export const action = contactAction;
export const clientAction = browserAction;

export default withLateWords(ContactPage);
