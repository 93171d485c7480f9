import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadStores, StorePage } from '../features/store/index.ts';

export const loader = serverLoader(loadStores);
export const clientLoader = browserLoader(loadStores);

export default StorePage;
