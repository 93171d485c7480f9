export { ResetPage as default } from '../pages/sign-in/MailedPages.tsx';
