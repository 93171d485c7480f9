import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadSiteMap } from '../pages/browse/loadBrowse.ts';
import SiteMapPage from '../slots/page.siteMap.ts';

export const loader = serverLoader(loadSiteMap);
export const clientLoader = browserLoader(loadSiteMap);

export default withLateWords(SiteMapPage);
