export { ForgotPage as default } from '../pages/sign-in/MailedPages.tsx';
