export { ConfirmationPage as default } from '../pages/orders/ConfirmationPage.tsx';
