import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadStores, StorePage } from '../pages/store/StorePage.tsx';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadStores);
export const clientLoader = browserLoader(loadStores);

export default withLateWords(StorePage);
