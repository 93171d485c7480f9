export { ServiceFormPage as default } from '../pages/garage/FormPages.tsx';
