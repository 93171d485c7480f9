import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { findVehicleAction } from '../parts/vehicle/findVehicleAction.ts';
import { loadVehicle } from '../pages/garage/loadVehicle.ts';
import VehiclePage from '../slots/page.vehicle.ts';

export const loader = serverLoader(loadVehicle);
export const clientLoader = browserLoader(loadVehicle);
export const action = findVehicleAction;
export const clientAction = browserAction;

export default withLateWords(VehiclePage);
