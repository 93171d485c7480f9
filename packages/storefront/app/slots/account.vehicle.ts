export { VehicleCard as default } from '../pages/account/AccountCards.tsx';
