import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadModels } from '../pages/browse/loadBrowse.ts';
import ModelsPage from '../slots/page.shopByModel.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadModels);
export const clientLoader = browserLoader(loadModels);

export default withLateWords(ModelsPage);
