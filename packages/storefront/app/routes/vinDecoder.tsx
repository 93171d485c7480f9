import { browserAction, withLateWords } from '../data/route.ts';
import VinPage from '../slots/page.vinDecoder.ts';
import { findVehicleAction } from '../parts/vehicle/findVehicleAction.ts';

export const action = findVehicleAction;
export const clientAction = browserAction;

export default withLateWords(VinPage);
