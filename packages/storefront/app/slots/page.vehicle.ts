export { VehiclePage as default } from '../pages/garage/VehiclePage.tsx';
