export { MaintenancePage as default } from '../pages/garage/ServicePages.tsx';
