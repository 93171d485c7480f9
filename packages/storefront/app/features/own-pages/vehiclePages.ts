import * as garage from '../garage/index.ts';
import * as guides from '../guides/index.ts';
import * as rewards from '../rewards/index.ts';
import { forMembers } from '../session/index.ts';
import { pageGroup, type OwnPage } from './ownPage.ts';

/** Of one saved vehicle: `/user/{page}/{vehicleId}`. */
const ofVehicle: Readonly<Record<string, OwnPage>> = {
  vehicleDetails: {
    Page: garage.DetailsPage,
    load: forMembers(garage.loadDetails),
    action: garage.detailsAction,
  },
  addVehicleDetails: {
    Page: garage.DetailsFormPage,
    load: forMembers(garage.loadDetailsForm),
    action: garage.detailsFormAction,
  },
  serviceHistory: {
    Page: garage.HistoryPage,
    load: forMembers(garage.loadHistory),
    action: garage.historyAction,
  },
  addServiceHistory: {
    Page: garage.ServiceFormPage,
    load: forMembers(garage.loadServiceForm),
    action: garage.serviceAction,
  },
  maintenanceIntervals: {
    Page: garage.MaintenancePage,
    load: forMembers(garage.loadMaintenance),
    action: garage.maintenanceAction,
  },
};

/** `/user/{page}`; what has no `forMembers` is open to guests. */
const ofShopper: Readonly<Record<string, OwnPage>> = {
  serviceHistory: { Page: garage.HistoryVehiclesPage, load: garage.loadHistoryVehicles },
  addServiceHistory: { Page: garage.ServiceVehiclesPage, load: forMembers(garage.loadServiceVehicles) },
  repairGuides: { Page: guides.GuidesPage, load: guides.loadGuides },
  repairGuideContent: { Page: guides.GuidePage, load: guides.loadGuide },
  programRules: { Page: rewards.RulesPage, load: rewards.loadRules, action: rewards.rulesAction },
};

const manage: OwnPage = { Page: garage.ManagePage, load: garage.loadManage, action: garage.manageAction };

/** Pages of vehicles, their services and guides, and the rules of the rewards. */
export const vehiclePages = pageGroup(({ page = '', vehicleId, serviceItemId }) => {
  if (page === 'myVehicle') return vehicleId === 'manage' && serviceItemId === undefined ? manage : undefined;
  if (serviceItemId !== undefined && page !== 'addServiceHistory') return undefined;
  const pages = vehicleId === undefined ? ofShopper : ofVehicle;
  return Object.hasOwn(pages, page) ? pages[page] : undefined;
});
