export { browserAction } from './browserAction.ts';
export { browserLoader } from './browserLoader.ts';
export { revalidateAfterPost } from './revalidateAfterPost.ts';
export { serverLoader } from './serverLoader.ts';
