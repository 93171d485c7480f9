import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadModels, ModelsPage } from '../features/browse/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadModels);
export const clientLoader = browserLoader(loadModels);

export default withLateWords(ModelsPage);
