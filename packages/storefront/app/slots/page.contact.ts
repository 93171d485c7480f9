export { ContactPage as default } from '../pages/contact/ContactPage.tsx';
