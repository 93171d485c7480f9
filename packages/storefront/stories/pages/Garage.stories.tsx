import type { Meta } from '@storybook/react-vite';
import { noVehicle, noVehicles, vehicleAt } from '../answers.ts';
import { opens, opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const picker: Visit = { route: 'vehicle', path: '/user/myVehicle' };
const below = (path: Visit['path']): Visit => ({ route: 'garage', path, member: true });
const manage = below('/user/myVehicle/manage');
const details = below(vehicleAt('vehicleDetails'));
const maintenance = below(vehicleAt('maintenanceIntervals'));
const history = below(vehicleAt('serviceHistory'));
const choice = below('/user/serviceHistory');

export default { ...shopPages, title: 'Pages/Garage' } satisfies Meta;

export const Picker = opens({ ...picker, answers: noVehicle });
export const PickerOfMember = opensPlain({ ...picker, member: true });
export const PickerFailed = opensState({ ...picker, answers: noVehicle, fails: ['vehicles.catalog'] });
export const Manage = opensPlain(manage);
export const ManageEmpty = opensState({ ...manage, answers: noVehicles });
export const ManageFailed = opensAlike({ ...manage, fails: ['vehicles.list'] });
export const Details = opensPlain(details);
export const DetailsFailed = opensAlike({ ...details, fails: ['vehicles.details'] });
export const DetailsForm = opensPlain(below(vehicleAt('addVehicleDetails')));
export const Maintenance = opensPlain(maintenance);
export const MaintenanceFailed = opensState({ ...maintenance, fails: ['garage.maintenance'] });
export const ServiceHistory = opensPlain(history);
export const ServiceHistoryFailed = opensState({ ...history, fails: ['garage.services'] });
export const ServiceForm = opensPlain(below(vehicleAt('addServiceHistory')));
export const VehicleChoice = opensState(choice);
export const VehicleChoiceOfGuest = opensState({ ...choice, member: false });
/** Which vehicle had the service. */
export const AddServiceVehicles = opensAlike(below('/user/addServiceHistory'));
