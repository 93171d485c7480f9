import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadSiteMap, SiteMapPage } from '../features/browse/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadSiteMap);
export const clientLoader = browserLoader(loadSiteMap);

export default withLateWords(SiteMapPage);
