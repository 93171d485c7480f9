import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadStores } from '../pages/store/StorePage.tsx';
import StorePage from '../slots/page.stores.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadStores);
export const clientLoader = browserLoader(loadStores);

export default withLateWords(StorePage);
