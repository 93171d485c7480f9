import { HistoryVehiclesPage, ServiceVehiclesPage } from '../../pages/garage/ChoicePages.tsx';
import { DetailsPage } from '../../pages/garage/DetailsPage.tsx';
import { DetailsFormPage, ServiceFormPage } from '../../pages/garage/FormPages.tsx';
import { ManagePage } from '../../pages/garage/ManagePage.tsx';
import { HistoryPage, MaintenancePage } from '../../pages/garage/ServicePages.tsx';
import {
  detailsAction,
  detailsFormAction,
  historyAction,
  maintenanceAction,
  manageAction,
  serviceAction,
} from '../../pages/garage/garageActions.ts';
import {
  loadDetails,
  loadDetailsForm,
  loadHistory,
  loadHistoryVehicles,
  loadMaintenance,
  loadManage,
  loadServiceForm,
  loadServiceVehicles,
} from '../../pages/garage/loadGarage.ts';
import { GuidePage } from '../../pages/guides/GuidePage.tsx';
import { GuidesPage } from '../../pages/guides/GuidesPage.tsx';
import { loadGuide, loadGuides } from '../../pages/guides/loadGuides.ts';
import { RulesPage } from '../../pages/rewards/RulesPage.tsx';
import { loadRules } from '../../pages/rewards/loadRewards.ts';
import { rulesAction } from '../../pages/rewards/rewardsActions.ts';
import { forMembers } from '../../session/forMembers.ts';
import { pageGroup, pageNamed, type OwnPage, type OwnPages } from './pageGroup.tsx';

/** Of one saved vehicle: `/user/{page}/{vehicleId}`. */
const ofVehicle: OwnPages = {
  vehicleDetails: { Page: DetailsPage, load: forMembers(loadDetails), action: detailsAction },
  addVehicleDetails: { Page: DetailsFormPage, load: forMembers(loadDetailsForm), action: detailsFormAction },
  serviceHistory: { Page: HistoryPage, load: forMembers(loadHistory), action: historyAction },
  addServiceHistory: { Page: ServiceFormPage, load: forMembers(loadServiceForm), action: serviceAction },
  maintenanceIntervals: {
    Page: MaintenancePage,
    load: forMembers(loadMaintenance),
    action: maintenanceAction,
  },
};

/** `/user/{page}`; what has no `forMembers` is open to guests. */
const ofShopper: OwnPages = {
  serviceHistory: { Page: HistoryVehiclesPage, load: loadHistoryVehicles },
  addServiceHistory: { Page: ServiceVehiclesPage, load: forMembers(loadServiceVehicles) },
  repairGuides: { Page: GuidesPage, load: loadGuides },
  repairGuideContent: { Page: GuidePage, load: loadGuide },
  programRules: { Page: RulesPage, load: loadRules, action: rulesAction },
};

const manage: OwnPage = { Page: ManagePage, load: loadManage, action: manageAction };

/** Pages of vehicles, their services and guides, and the rules of the rewards. */
export const vehiclePages = pageGroup(({ page = '', vehicleId, serviceItemId }) => {
  if (page === 'myVehicle') return vehicleId === 'manage' && serviceItemId === undefined ? manage : undefined;
  if (serviceItemId !== undefined && page !== 'addServiceHistory') return undefined;
  return pageNamed(vehicleId === undefined ? ofShopper : ofVehicle, page);
});
