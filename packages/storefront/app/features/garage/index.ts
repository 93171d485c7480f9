export {
  detailsAction,
  detailsFormAction,
  historyAction,
  maintenanceAction,
  manageAction,
  serviceAction,
} from './actions.ts';
export { DetailsFormPage } from './DetailsFormPage.tsx';
export { DetailsPage } from './DetailsPage.tsx';
export { HistoryPage } from './HistoryPage.tsx';
export { HistoryVehiclesPage } from './HistoryVehiclesPage.tsx';
export {
  loadDetails,
  loadDetailsForm,
  loadHistory,
  loadHistoryVehicles,
  loadMaintenance,
  loadManage,
  loadServiceForm,
  loadServiceVehicles,
} from './loaders.ts';
export { MaintenancePage } from './MaintenancePage.tsx';
export { ManagePage } from './ManagePage.tsx';
export { OtherVehicles } from './OtherVehicles.tsx';
export { detailsPath } from './paths.ts';
export { ServiceFormPage } from './ServiceFormPage.tsx';
export { ServiceVehiclesPage } from './ServiceVehiclesPage.tsx';
