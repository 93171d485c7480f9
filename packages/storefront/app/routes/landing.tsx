import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { landingAction } from '../pages/landing/landingAction.ts';
import { loadLanding } from '../pages/landing/LandingPage.tsx';
import LandingPage from '../slots/page.landing.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadLanding);
export const clientLoader = browserLoader(loadLanding);
export const action = landingAction;
export const clientAction = browserAction;

export default withLateWords(LandingPage);
