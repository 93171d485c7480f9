import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { HomePage, loadHome } from '../features/home/index.ts';

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);

export default HomePage;
