import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { HistoryVehiclesPage, loadHistoryVehicles } from '../features/garage/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadHistoryVehicles);
export const clientLoader = browserLoader(loadHistoryVehicles);

export default withLateWords(HistoryVehiclesPage);
