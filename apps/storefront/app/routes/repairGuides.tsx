import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { GuidesPage, loadGuides } from '../features/guides/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadGuides);
export const clientLoader = browserLoader(loadGuides);

export default withLateWords(GuidesPage);
