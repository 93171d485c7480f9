import { browserAction } from '../data/routeLoaders.ts';
import { VinPage } from '../features/browse/index.ts';
import { findVinAction } from '../features/vehicle/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = findVinAction;
export const clientAction = browserAction;

export default withLateWords(VinPage);
