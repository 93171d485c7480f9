import { browserAction, withLateWords } from '../data/route.ts';
import { consentAction, loadConsent } from '../pages/consent/keepConsent.ts';
import ConsentPage from '../slots/page.cookieSettings.ts';

export const loader = loadConsent;
export const action = consentAction;
export const clientAction = browserAction;

export default withLateWords(ConsentPage);
