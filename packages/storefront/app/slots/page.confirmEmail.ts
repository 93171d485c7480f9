export { ConfirmPage as default } from '../pages/sign-in/MailedPages.tsx';
