import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { findVinAction, loadVehicle, VehiclePage } from '../features/vehicle/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadVehicle);
export const clientLoader = browserLoader(loadVehicle);
export const action = findVinAction;
export const clientAction = browserAction;

export default withLateWords(VehiclePage);
