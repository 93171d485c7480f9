export { OrdersCard as default } from '../pages/account/AccountCards.tsx';
