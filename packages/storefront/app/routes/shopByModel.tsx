import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadModels } from '../pages/browse/loadBrowse.ts';
import ModelsPage from '../slots/page.shopByModel.ts';

export const loader = serverLoader(loadModels);
export const clientLoader = browserLoader(loadModels);

export default withLateWords(ModelsPage);
