export { contactAction } from './contactAction.ts';
export { ContactPage } from './ContactPage.tsx';
export { loadContact } from './loadContact.ts';
