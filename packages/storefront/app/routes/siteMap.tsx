import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadSiteMap } from '../pages/browse/loadBrowse.ts';
import SiteMapPage from '../slots/page.siteMap.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadSiteMap);
export const clientLoader = browserLoader(loadSiteMap);

export default withLateWords(SiteMapPage);
