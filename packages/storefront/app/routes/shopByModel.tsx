import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadModels } from '../pages/browse/loadBrowse.ts';
import { ModelsPage } from '../pages/browse/MakesPage.tsx';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadModels);
export const clientLoader = browserLoader(loadModels);

export default withLateWords(ModelsPage);
