import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { warrantyPages } from './groups/warrantyPages.ts';

export const loader = serverLoader(warrantyPages.load);
export const clientLoader = browserLoader(warrantyPages.load);
export const action = warrantyPages.action;
export const clientAction = browserAction;

export default withLateWords(warrantyPages.Page);
