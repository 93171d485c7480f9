export { OrderActions as default } from '../pages/orders/OrderActions.tsx';
