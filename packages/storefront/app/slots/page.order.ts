export { OrderPage as default } from '../pages/orders/OrderPage.tsx';
