export { ContactSection as default } from '../pages/checkout/ContactSection.tsx';
