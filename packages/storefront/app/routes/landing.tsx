import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { landingAction } from '../pages/landing/landingAction.ts';
import { loadLanding } from '../pages/landing/LandingPage.tsx';
import LandingPage from '../slots/page.landing.ts';

export const loader = serverLoader(loadLanding);
export const clientLoader = browserLoader(loadLanding);
export const action = landingAction;
export const clientAction = browserAction;

export default withLateWords(LandingPage);
