import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { MaintenancePage, loadMaintenance, maintenanceAction } from '../features/garage/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadMaintenance);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = maintenanceAction;
export const clientAction = browserAction;

export default withLateWords(MaintenancePage);
