import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { GuidePage, loadGuide } from '../features/guides/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadGuide);
export const clientLoader = browserLoader(loadGuide);

export default withLateWords(GuidePage);
