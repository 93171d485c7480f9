import { browserAction } from '../data/routeLoaders.ts';
import { consentAction, loadConsent } from '../pages/consent/keepConsent.ts';
import ConsentPage from '../slots/page.cookieSettings.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = loadConsent;
export const action = consentAction;
export const clientAction = browserAction;

export default withLateWords(ConsentPage);
