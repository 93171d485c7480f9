import { browserAction } from '../data/routeLoaders.ts';
import { consentAction, ConsentPage, loadConsent } from '../features/consent/index.ts';

export const loader = loadConsent;
export const action = consentAction;
export const clientAction = browserAction;

export default ConsentPage;
