export { DetailsFormPage as default } from '../pages/garage/FormPages.tsx';
