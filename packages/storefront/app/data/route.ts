// What the file of a route is made of.
export { forMembers } from '../session/forMembers.ts';
export { withLateWords } from '../shop/lateWords.tsx';
export { browserAction } from './browserAction.ts';
export { browserLoader } from './browserLoader.ts';
export { revalidateAfterPost } from './revalidateAfterPost.ts';
export { serverLoader } from './serverLoader.ts';
