import {
  browserAction,
  browserLoader,
  revalidateAfterPost,
  serverLoader,
  withLateWords,
} from '../data/route.ts';
import { vehiclePages } from './groups/vehiclePages.ts';

export const loader = serverLoader(vehiclePages.load);
export const clientLoader = browserLoader(vehiclePages.load);
export const action = vehiclePages.action;
export const clientAction = browserAction;
export const shouldRevalidate = revalidateAfterPost;

export default withLateWords(vehiclePages.Page);
