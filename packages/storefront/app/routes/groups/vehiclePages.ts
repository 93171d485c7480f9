import { listForms, loadLists } from '@driveline/hooks';
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
import { loadGuide, loadGuides } from '../../pages/guides/loadGuides.ts';
import { loadOwnReview, questionAction, reviewAction } from '../../pages/reviews/reviewActions.ts';
import { loadRules } from '../../pages/rewards/loadRewards.ts';
import { rulesAction } from '../../pages/rewards/rewardsActions.ts';
import { formAction } from '../../session/formAction.ts';
import { forMembers } from '../../session/forMembers.ts';
import AskQuestionPage from '../../slots/page.askQuestion.ts';
import ServiceFormPage from '../../slots/page.addService.ts';
import ServiceVehiclesPage from '../../slots/page.addServiceVehicles.ts';
import DetailsFormPage from '../../slots/page.editVehicleDetails.ts';
import MaintenancePage from '../../slots/page.maintenance.ts';
import ListsPage from '../../slots/page.myLists.ts';
import ManagePage from '../../slots/page.manageVehicles.ts';
import GuidePage from '../../slots/page.repairGuide.ts';
import GuidesPage from '../../slots/page.repairGuides.ts';
import RulesPage from '../../slots/page.rewardsRules.ts';
import HistoryPage from '../../slots/page.serviceHistory.ts';
import HistoryVehiclesPage from '../../slots/page.serviceHistoryVehicles.ts';
import DetailsPage from '../../slots/page.vehicleDetails.ts';
import WriteReviewPage from '../../slots/page.writeReview.ts';
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
  writeReview: { Page: WriteReviewPage, load: forMembers(loadOwnReview), action: reviewAction },
  askQuestion: { Page: AskQuestionPage, load: forMembers(loadOwnReview), action: questionAction },
  myLists: { Page: ListsPage, load: loadLists, action: formAction(listForms) },
  programRules: { Page: RulesPage, load: loadRules, action: rulesAction },
};

const manage: OwnPage = { Page: ManagePage, load: loadManage, action: manageAction };

/** Pages of vehicles, their services and guides, of what members write about parts, lists of parts, and the rules of the rewards. */
export const vehiclePages = pageGroup(({ page = '', vehicleId, serviceItemId }) => {
  if (page === 'myVehicle') return vehicleId === 'manage' && serviceItemId === undefined ? manage : undefined;
  if (serviceItemId !== undefined && page !== 'addServiceHistory') return undefined;
  return pageNamed(vehicleId === undefined ? ofShopper : ofVehicle, page);
});
