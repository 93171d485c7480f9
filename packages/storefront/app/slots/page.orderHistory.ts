export { OrderHistoryPage as default } from '../pages/orders/OrderHistoryPage.tsx';
