import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { CircularPage, loadCircular } from '../features/deals/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadCircular);
export const clientLoader = browserLoader(loadCircular);

export default withLateWords(CircularPage);
