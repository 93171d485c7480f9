import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { giftCardPages } from './groups/giftCardPages.ts';

export const loader = serverLoader(giftCardPages.load);
export const clientLoader = browserLoader(giftCardPages.load);
export const action = giftCardPages.action;
export const clientAction = browserAction;

export default withLateWords(giftCardPages.Page);
