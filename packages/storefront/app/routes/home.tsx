import { browserLoader, serverLoader } from '../data/route.ts';
import { loadHome } from '../pages/home/HomePage.tsx';
import HomePage from '../slots/page.home.ts';

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);

export default HomePage;
