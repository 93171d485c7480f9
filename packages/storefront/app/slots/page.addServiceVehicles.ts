export { ServiceVehiclesPage as default } from '../pages/garage/ChoicePages.tsx';
