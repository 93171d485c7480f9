export { HistoryVehiclesPage as default } from '../pages/garage/ChoicePages.tsx';
