import { browserAction } from '../data/routeLoaders.ts';
import { consentAction, ConsentPage, loadConsent } from '../features/consent/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = loadConsent;
export const action = consentAction;
export const clientAction = browserAction;

export default withLateWords(ConsentPage);
