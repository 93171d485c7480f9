import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { LandingPage, loadLanding } from '../features/landing/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadLanding);
export const clientLoader = browserLoader(loadLanding);

export default withLateWords(LandingPage);
