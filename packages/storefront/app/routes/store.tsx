import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadStores } from '../pages/store/StorePage.tsx';
import StorePage from '../slots/page.stores.ts';

export const loader = serverLoader(loadStores);
export const clientLoader = browserLoader(loadStores);

export default withLateWords(StorePage);
