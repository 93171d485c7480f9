import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { ServiceVehiclesPage, loadServiceVehicles } from '../features/garage/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadServiceVehicles);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default withLateWords(ServiceVehiclesPage);
