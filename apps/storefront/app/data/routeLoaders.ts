export { browserAction, browserLoader } from './browserLoader.ts';
export { serverLoader } from './serverLoader.ts';
