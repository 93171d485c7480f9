import { browserAction } from '../data/routeLoaders.ts';
import VinPage from '../slots/page.vinDecoder.ts';
import { findVinAction } from '../parts/vehicle/findVinAction.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = findVinAction;
export const clientAction = browserAction;

export default withLateWords(VinPage);
