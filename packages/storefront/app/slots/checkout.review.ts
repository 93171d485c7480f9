export { ReviewSection as default } from '../pages/checkout/OrderForm.tsx';
