import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadMakes, MakesPage } from '../features/browse/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadMakes);
export const clientLoader = browserLoader(loadMakes);

export default withLateWords(MakesPage);
