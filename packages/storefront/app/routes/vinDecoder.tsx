import { browserAction, withLateWords } from '../data/route.ts';
import VinPage from '../slots/page.vinDecoder.ts';
import { findVinAction } from '../parts/vehicle/findVinAction.ts';

export const action = findVinAction;
export const clientAction = browserAction;

export default withLateWords(VinPage);
