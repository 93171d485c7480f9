import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { HomePage, loadHome } from '../pages/home/HomePage.tsx';

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);

export default HomePage;
